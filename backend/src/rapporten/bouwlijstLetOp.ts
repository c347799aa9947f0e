import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Bouwlijst } from '@adviestool/domain/bouwlijst/bouwlijst';
import {
  isNietGetoetst,
  papierOpmerkingenOf,
} from '@adviestool/domain/bouwlijst/bouwlijstTabellen';
import { bouwlijstTeksten } from '@adviestool/domain/bouwlijst/bouwlijstTeksten';

import { merkOf } from './noemMerken.ts';
import { setText } from './setText.ts';
import { teksten } from './teksten.ts';

const { bouwlijst: woorden } = teksten;

/** In one line for all of them: a line each would hide what must be looked at. */
const nietGetoetstIn = (lijst: Bouwlijst, gevelvullingen: readonly Gevelvulling[]): string[] => {
  const ids = new Set(lijst.gevelvullingen.filter(isNietGetoetst).map(({ id }) => id));
  if (ids.size === 0) return [];
  const merken = gevelvullingen
    .filter(({ gevelvullingEnKaderData: { id } }) => ids.has(id))
    .map(merkOf);
  return [woorden.nietGetoetst(ids.size, [...new Set(merken)].join(', '))];
};

/** What the reader of numbers to order must know on paper: what is left out, and how what is counted was advised. */
export const bouwlijstLetOp = (
  lijst: Bouwlijst,
  gevelvullingen: readonly Gevelvulling[],
): string[] => [
  ...lijst.ontbrekend.map(({ naam, reden }) =>
    woorden.ontbrekend(setText(naam), bouwlijstTeksten.reden[reden]),
  ),
  ...nietGetoetstIn(lijst, gevelvullingen),
  ...lijst.gevelvullingen.flatMap((gevelvulling) =>
    papierOpmerkingenOf(gevelvulling).map((opmerking) =>
      woorden.opmerking(setText(gevelvulling.naam), setText(opmerking)),
    ),
  ),
];
