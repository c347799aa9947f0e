import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import type { Samenvatting } from '@adviestool/contract/samenvatting';

import { waarschuwingenBijAdvies } from '../waarschuwen/adviesWaarschuwingen.ts';
import { gelijkendeMerken } from '../waarschuwen/gelijkendeMerken.ts';
import { waarschuwingenVanProject } from '../waarschuwen/projectWaarschuwingen.ts';
import { calculateAdvies } from '../rekenen/advies.ts';
import { adviesInvoerIn, type Rekenbasis } from '../rekenen/adviesInvoer.ts';
import { isAdviesCompleet, toestandOf, voldoetAdvies } from './toestand.ts';

const tel = (meldingen: readonly { readonly soort: string }[]): number =>
  meldingen.filter(({ soort }) => soort === 'waarschuwing').length;

/**
 * Counts what a project has reached. A source that has expired is not among the warnings: that depends on the day, and
 * what is counted is kept.
 */
export const samenvattingOf = (
  basis: Rekenbasis & { projectGegevens: ProjectGegevens },
  gevelvullingen: readonly Gevelvulling[],
): Samenvatting => {
  const invoerOf = adviesInvoerIn(basis);
  const { projectGegevens, catalogus } = basis;
  const samenvatting: Samenvatting & { waarschuwingen: number } = {
    gevelvullingen: gevelvullingen.length,
    gereed: 0,
    voldoet_niet: 0,
    gewijzigd: 0,
    hoekankers: 0,
    waarschuwingen: 0,
  };
  for (const gevelvulling of gevelvullingen) {
    const invoer = invoerOf(gevelvulling);
    const advies = invoer === null ? null : calculateAdvies(invoer);
    if (toestandOf(gevelvulling, advies) === 'gewijzigd') samenvatting.gewijzigd += 1;
    if (!isAdviesCompleet(gevelvulling, advies)) continue;
    samenvatting.gereed += 1;
    if (!voldoetAdvies(advies)) samenvatting.voldoet_niet += 1;
    samenvatting.hoekankers += advies.totaal ?? 0;
    samenvatting.waarschuwingen +=
      tel(advies.meldingen) +
      tel(waarschuwingenBijAdvies({ projectGegevens, gevelvulling, catalogus }));
  }
  if (samenvatting.gereed > 0) {
    samenvatting.waarschuwingen += tel([
      ...waarschuwingenVanProject(projectGegevens),
      ...gelijkendeMerken(gevelvullingen),
    ]);
  }
  return samenvatting;
};
