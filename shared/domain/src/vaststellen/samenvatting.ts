import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Samenvatting } from '@adviestool/contract/samenvatting';

import { calculateAdvies } from '../rekenen/advies.ts';
import { adviesInvoerIn, type Rekenbasis } from '../rekenen/adviesInvoer.ts';
import { isAdviesCompleet, toestandOf, voldoetAdvies } from './toestand.ts';

/** Counts what a project has reached. */
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
    const advies = invoer === null ? null : calculateAdvies(invoer);
    if (toestandOf(gevelvulling, advies) === 'gewijzigd') samenvatting.gewijzigd += 1;
    if (!isAdviesCompleet(gevelvulling, advies)) continue;
    samenvatting.gereed += 1;
    if (!voldoetAdvies(advies)) samenvatting.voldoet_niet += 1;
    samenvatting.hoekankers += advies.totaal ?? 0;
  }
  return samenvatting;
};
