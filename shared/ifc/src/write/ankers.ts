import type { AdviesZijde, GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import type { Zijde } from '@adviestool/contract/zijde';

import type { Point } from '../read/body.ts';
import { cross, plus, times } from './vector.ts';
import type { VlakMaten } from './maat.ts';
import type { Vlak } from './vlakVan.ts';

/** The edges of a gevelvulling, as it is drawn: a zijde stands for one or two of them. */
const RANDEN = {
  onderzijde: ['onder'],
  zijkanten: ['links', 'rechts'],
  bovenzijde: ['boven'],
} as const satisfies Record<Zijde, readonly string[]>;

export type Rand = (typeof RANDEN)[Zijde][number];

/** A hoekanker on its edge: mm in the axes of the element, directions without a unit. */
export interface Anker {
  rand: Rand;
  /** From 1, beginning at the left or lower corner. */
  nummer: number;
  product: string | null;
  /** Along its edge from that corner, mm, and the unity check of its side, as they were advised. */
  positie: number;
  unityCheck: number | null;
  punt: Point;
  /** Along the edge, towards its middle. */
  langs: Point;
  /** At right angles to the gevelvulling, so that `langs`, outwards and this one are right-handed. */
  dwars: Point;
}

interface Lijn {
  begin: Point;
  richting: Point;
  lengte: number;
  uit: Point;
}

const lijnenVan = (
  { hoek, langs, op }: Vlak,
  { breedte, hoogte }: VlakMaten,
): Record<Rand, Lijn> => ({
  onder: { begin: hoek, richting: langs, lengte: breedte, uit: times(op, -1) },
  boven: { begin: plus(hoek, times(op, hoogte)), richting: langs, lengte: breedte, uit: op },
  links: { begin: hoek, richting: op, lengte: hoogte, uit: times(langs, -1) },
  rechts: { begin: plus(hoek, times(langs, breedte)), richting: op, lengte: hoogte, uit: langs },
});

const ankersOp = (
  { begin, richting, lengte, uit }: Lijn,
  rand: Rand,
  zijde: AdviesZijde,
): Anker[] =>
  zijde.posities.map((positie, index) => {
    const langs = times(richting, positie <= lengte / 2 ? 1 : -1);
    return {
      rand,
      nummer: index + 1,
      product: zijde.product,
      positie,
      unityCheck: zijde.unityCheck,
      punt: plus(begin, times(richting, positie)),
      langs,
      dwars: cross(langs, uit),
    };
  });

/** The hoekankers of a gevelvulling whose outline is known, edge by edge. */
export const ankersVan = (
  { zijden }: Pick<GevelvullingAdvies, 'zijden'>,
  vlak: Vlak,
  maat: VlakMaten,
): Anker[] => {
  const lijnen = lijnenVan(vlak, maat);
  return zijden.flatMap((zijde) =>
    RANDEN[zijde.zijde].flatMap((rand) => ankersOp(lijnen[rand], rand, zijde)),
  );
};
