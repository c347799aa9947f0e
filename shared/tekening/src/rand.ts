import type { Zijde } from '@adviestool/contract/zijde';

import type { TekeningGegevens } from '@adviestool/domain/tekening/tekeningGegevens';
import type { Punt, Rechthoek } from './vorm.ts';

export const PLEKKEN = ['onder', 'boven', 'links', 'rechts'] as const;
export type Plek = (typeof PLEKKEN)[number];

export const zijdeOfPlek = {
  onder: 'onderzijde',
  boven: 'bovenzijde',
  links: 'zijkanten',
  rechts: 'zijkanten',
} as const satisfies Record<Plek, Zijde>;

/**
 * One edge of the drawn gevelvulling. `at` maps a position along the edge (mm from the corner: left
 * or bottom) and a distance to the edge (px, positive outwards) to a point in the drawing.
 */
export type Rand = {
  readonly plek: Plek;
  readonly lengte: number;
  readonly schaal: number;
  readonly at: (positie: number, buiten: number) => Punt;
};

export const buildRand = (
  plek: Plek,
  { breedte, hoogte }: Pick<TekeningGegevens, 'breedte' | 'hoogte'>,
  omtrek: Rechthoek,
): Rand => {
  const schaal = omtrek.width / breedte;
  const rechts = omtrek.x + omtrek.width;
  const onder = omtrek.y + omtrek.height;
  const at = {
    onder: (positie: number, buiten: number) => ({
      x: omtrek.x + positie * schaal,
      y: onder + buiten,
    }),
    boven: (positie: number, buiten: number) => ({
      x: omtrek.x + positie * schaal,
      y: omtrek.y - buiten,
    }),
    links: (positie: number, buiten: number) => ({
      x: omtrek.x - buiten,
      y: onder - positie * schaal,
    }),
    rechts: (positie: number, buiten: number) => ({
      x: rechts + buiten,
      y: onder - positie * schaal,
    }),
  }[plek];
  const lengte = plek === 'onder' || plek === 'boven' ? breedte : hoogte;
  return { plek, lengte, schaal, at };
};
