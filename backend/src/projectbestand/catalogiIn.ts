import type { CatalogusKeuze, CatalogusNaam } from '@adviestool/contract/catalogusNaam';
import { isSameCatalogus } from '@adviestool/contract/catalogusNaam';
import type { ProjectBestandInhoud } from '@adviestool/contract/projectBestand';

import type { RekenwijzeVan } from '../catalogi/rekenwijze.ts';
import type { LijstItem } from '../projectinhoud/gevelvullingenLijst.ts';

/**
 * The catalogues that a project and its fixed advices name, each once, with what tells their content. One that is
 * not known here any more is left out.
 */
export const catalogiIn = (
  keuze: CatalogusKeuze,
  lijst: readonly LijstItem[],
  rekenwijzeVan: RekenwijzeVan,
): ProjectBestandInhoud['catalogi'] => {
  const genoemd = [
    ...(keuze ? [keuze] : []),
    ...lijst.flatMap(({ gevelvulling: { vastgesteld } }) => vastgesteld?.catalogus ?? []),
  ];
  const catalogi: (CatalogusNaam & { hash: string })[] = [];
  for (const naam of genoemd) {
    const rekenwijze = rekenwijzeVan(naam);
    const isListed = catalogi.some((each) => isSameCatalogus(each, naam));
    if (rekenwijze !== null && !isListed) {
      catalogi.push({ id: naam.id, versie: naam.versie, hash: rekenwijze.hash });
    }
  }
  return catalogi;
};

/** Whether the catalogue that a file names is known here, with the same content. */
export const isKnownHere = (
  { gegevens: { catalogus }, catalogi }: ProjectBestandInhoud,
  rekenwijzeVan: RekenwijzeVan,
): boolean => {
  if (!catalogus) return true;
  const here = rekenwijzeVan(catalogus);
  const there = catalogi.find((each) => isSameCatalogus(each, catalogus));
  return here !== null && here.hash === there?.hash;
};
