import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Samenvatting } from '@adviestool/contract/samenvatting';

import { calculateAdvies } from './advies.ts';
import { adviesInvoerIn, type Rekenbasis } from './adviesInvoer.ts';
import { toestandOf } from './toestand.ts';

/** Counts what a project has reached. `gewijzigd` is 0 while no advice can be fixed. */
export const samenvattingOf = (
  basis: Rekenbasis,
  gevelvullingen: readonly Gevelvulling[],
): Samenvatting => {
  const invoerOf = adviesInvoerIn(basis);
  const samenvatting: Samenvatting = {
    gevelvullingen: gevelvullingen.length,
    gereed: 0,
    voldoet_niet: 0,
    gewijzigd: 0,
    hoekankers: 0,
  };
  for (const gevelvulling of gevelvullingen) {
    const invoer = invoerOf(gevelvulling);
    if (invoer === null) continue;
    const advies = calculateAdvies(invoer);
    const toestand = toestandOf(gevelvulling, advies);
    if (toestand === 'concept') continue;
    samenvatting.gereed += 1;
    if (toestand === 'voldoetNiet') samenvatting.voldoet_niet += 1;
    samenvatting.hoekankers += advies.totaal ?? 0;
  }
  return samenvatting;
};
