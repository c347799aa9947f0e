import type { Label } from './label.ts';
import { ketenLabels, totaalLabels } from './maatLabels.ts';
import { maatketen } from './maatketen.ts';
import { buildMaatlijn } from './maatlijn.ts';
import type { Maatlijn } from './maatlijn.ts';
import { ankersOf, bandOf, rijenOf } from './marges.ts';
import { buildRand } from './rand.ts';
import type { TekeningGegevens } from '@adviestool/domain/tekening/tekeningGegevens';
import type { Rechthoek } from './vorm.ts';

/** A dimension line with the alternatives for its text. */
type Maatvoering = { readonly lijn: Maatlijn; readonly labels: Label[][] };

const TOTALEN = ['onder', 'rechts'] as const;
const KETENS = ['onder', 'rechts', 'boven'] as const;

const totaal = (
  gegevens: TekeningGegevens,
  omtrek: Rechthoek,
  plek: (typeof TOTALEN)[number],
): Maatvoering => {
  const rand = buildRand(plek, gegevens, omtrek);
  const { keten: ketenRij, totaal: buiten } = rijenOf(gegevens, plek);
  return {
    lijn: buildMaatlijn(rand, {
      id: `${plek}-totaal`,
      posities: [0, rand.lengte],
      buiten,
      // From the chain on: its text may be wider than the edge.
      vanaf: ketenRij < buiten ? ketenRij : bandOf(gegevens, plek) + 3,
    }),
    labels: totaalLabels(rand, buiten),
  };
};

const keten = (
  gegevens: TekeningGegevens,
  omtrek: Rechthoek,
  plek: (typeof KETENS)[number],
): Maatvoering[] => {
  const ankers = ankersOf(gegevens, plek);
  if (ankers === undefined) return [];
  const rand = buildRand(plek, gegevens, omtrek);
  const { status, posities } = ankers;
  const buiten = rijenOf(gegevens, plek).keten;
  return [
    {
      lijn: buildMaatlijn(rand, {
        id: `${plek}-keten`,
        posities: [0, ...posities, rand.lengte],
        buiten,
        status,
      }),
      labels: ketenLabels(rand, { maten: maatketen(ankers, rand.lengte), buiten, status }),
    },
  ];
};

/** Dimension lines, the most important first: both totals, then a chain for each side. */
export const buildMaatvoering = (gegevens: TekeningGegevens, omtrek: Rechthoek): Maatvoering[] => [
  ...TOTALEN.map((plek) => totaal(gegevens, omtrek, plek)),
  ...KETENS.flatMap((plek) => keten(gegevens, omtrek, plek)),
];
