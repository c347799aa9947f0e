import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import type { Samenvatting } from '@adviestool/contract/samenvatting';

import { gekozenIds } from '../bronnen/gekozenIds.ts';
import { eersteVerloop } from '../bronnen/listVerlopen.ts';
import { waarschuwingenBijAdvies } from '../waarschuwen/adviesWaarschuwingen.ts';
import { waarschuwingenVanHeelProject } from '../waarschuwen/projectWaarschuwingen.ts';
import { calculateAdvies } from '../rekenen/advies.ts';
import { adviesInvoerIn, type Rekenbasis } from '../rekenen/adviesInvoer.ts';
import { gebruiktBevestigingsmiddelen } from '../rekenen/ondergrond.ts';
import { isAdviesCompleet, toestandOf, voldoetAdvies } from './toestand.ts';

const tel = (meldingen: readonly { readonly soort: string }[]): number =>
  meldingen.filter(({ soort }) => soort === 'waarschuwing').length;

interface Samenvattingsbasis extends Rekenbasis {
  projectGegevens: ProjectGegevens;
}

type Lijst = readonly Gevelvulling[];

type Telling = Required<Omit<Samenvatting, 'verloopt'>>;

const NIETS: Telling = {
  gevelvullingen: 0,
  gereed: 0,
  voldoet_niet: 0,
  gewijzigd: 0,
  hoekankers: 0,
  waarschuwingen: 0,
  niet_getoetst: 0,
};

/** What these gevelvullingen count for, each by itself. */
const telGevelvullingen = (basis: Samenvattingsbasis, gevelvullingen: Lijst): Telling => {
  const invoerOf = adviesInvoerIn(basis);
  const { projectGegevens, catalogus } = basis;
  const telling = { ...NIETS, gevelvullingen: gevelvullingen.length };
  for (const gevelvulling of gevelvullingen) {
    const invoer = invoerOf(gevelvulling);
    const advies = invoer === null ? null : calculateAdvies(invoer);
    if (toestandOf(gevelvulling, advies) === 'gewijzigd') telling.gewijzigd += 1;
    if (!isAdviesCompleet(gevelvulling, advies)) continue;
    telling.gereed += 1;
    if (!voldoetAdvies(advies)) telling.voldoet_niet += 1;
    else if (!gebruiktBevestigingsmiddelen(gevelvulling.gevelvullingEnKaderData)) {
      telling.niet_getoetst += 1;
    }
    telling.hoekankers += advies.totaal ?? 0;
    telling.waarschuwingen +=
      tel(advies.meldingen) +
      tel(waarschuwingenBijAdvies({ projectGegevens, gevelvulling, catalogus }));
  }
  return telling;
};

/** The warnings that a project has once, when any advice of it is complete. */
const waarschuwingenVan = (
  { projectGegevens }: Samenvattingsbasis,
  { gereed }: Samenvatting,
  gevelvullingen: Lijst,
): number =>
  gereed === 0 ? 0 : tel(waarschuwingenVanHeelProject(projectGegevens, gevelvullingen));

const verlooptVan = ({ catalogus }: Samenvattingsbasis, gevelvullingen: Lijst): string | null =>
  eersteVerloop(catalogus, new Set(gevelvullingen.flatMap((each) => [...gekozenIds(each)])));

/**
 * Counts what a project has reached. A source that has expired is not among the warnings: that depends on the day, and
 * what is counted is kept, so `verloopt` says from which day on.
 */
export const samenvattingOf = (
  basis: Samenvattingsbasis,
  gevelvullingen: Lijst,
): Required<Samenvatting> => {
  const telling = telGevelvullingen(basis, gevelvullingen);
  const vanProject = waarschuwingenVan(basis, telling, gevelvullingen);
  return {
    ...telling,
    waarschuwingen: telling.waarschuwingen + vanProject,
    verloopt: verlooptVan(basis, gevelvullingen),
  };
};

/** A list and what was counted of it. */
interface Geteld {
  samenvatting: Samenvatting;
  gevelvullingen: Lijst;
}

/**
 * As `samenvattingOf`, from what was counted with the same data before the list changed: only gevelvullingen that are
 * not the same object are calculated, those before and those now.
 */
export const samenvattingNa = (
  basis: Samenvattingsbasis,
  { samenvatting, gevelvullingen: voor }: Geteld,
  gevelvullingen: Lijst,
): Required<Samenvatting> => {
  const [eerder, nu] = [new Set(voor), new Set(gevelvullingen)];
  const weg = voor.filter((one) => !nu.has(one));
  const nieuw = gevelvullingen.filter((one) => !eerder.has(one));
  // It was kept by a release that did not count them, or most is to be calculated either way.
  const isAnew =
    samenvatting.niet_getoetst === undefined || weg.length + nieuw.length > gevelvullingen.length;
  if (isAnew) return samenvattingOf(basis, gevelvullingen);
  const [af, bij] = [telGevelvullingen(basis, weg), telGevelvullingen(basis, nieuw)];
  const na = (veld: keyof Telling): number => (samenvatting[veld] ?? 0) - af[veld] + bij[veld];
  const telling = {
    gevelvullingen: na('gevelvullingen'),
    gereed: na('gereed'),
    voldoet_niet: na('voldoet_niet'),
    gewijzigd: na('gewijzigd'),
    hoekankers: na('hoekankers'),
    waarschuwingen: na('waarschuwingen'),
    niet_getoetst: na('niet_getoetst'),
  };
  const eerst = waarschuwingenVan(basis, samenvatting, voor);
  const nuVanProject = waarschuwingenVan(basis, telling, gevelvullingen);
  return {
    ...telling,
    waarschuwingen: telling.waarschuwingen - eerst + nuVanProject,
    verloopt: verlooptVan(basis, gevelvullingen),
  };
};
