import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Bouwlijst, BouwlijstGevelvulling } from '@adviestool/domain/bouwlijst/bouwlijst';
import { isNietGetoetst, eigenOpmerkingenOf } from '@adviestool/domain/bouwlijst/bouwlijstTabellen';
import { bouwlijstTeksten } from '@adviestool/domain/bouwlijst/bouwlijstTeksten';

import { merkOf } from './noemMerken.ts';
import { setText } from './setText.ts';
import { teksten } from './teksten.ts';

const { bouwlijst: woorden } = teksten;

/** In one line that names every merk once: a line each would hide what must be looked at. */
const samen = (
  geteld: readonly BouwlijstGevelvulling[],
  gevelvullingen: readonly Gevelvulling[],
  zin: (aantal: number, merken: string) => string,
): string[] => {
  const ids = new Set(geteld.map(({ id }) => id));
  const die = gevelvullingen.filter(({ gevelvullingEnKaderData: { id } }) => ids.has(id));
  return die.length === 0 ? [] : [zin(die.length, [...new Set(die.map(merkOf))].join(', '))];
};

/** What the reader of numbers to order must know on paper: what is left out, and how what is counted was advised. */
export const bouwlijstLetOp = (
  lijst: Bouwlijst,
  gevelvullingen: readonly Gevelvulling[],
): string[] => [
  ...lijst.ontbrekend.map(({ naam, reden }) =>
    woorden.ontbrekend(setText(naam), bouwlijstTeksten.reden[reden]),
  ),
  ...lijst.gevelvullingen.flatMap((gevelvulling) =>
    eigenOpmerkingenOf(gevelvulling).map((opmerking) =>
      woorden.opmerking(setText(gevelvulling.naam), setText(opmerking)),
    ),
  ),
  ...samen(
    lijst.gevelvullingen.filter(({ waarschuwingen }) => waarschuwingen > 0),
    gevelvullingen,
    woorden.gewaarschuwd,
  ),
  ...samen(lijst.gevelvullingen.filter(isNietGetoetst), gevelvullingen, woorden.nietGetoetst),
];
