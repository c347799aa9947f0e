import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Project } from '@adviestool/contract/project';
import { windvormfactorVanGevel } from '@adviestool/contract/windvormfactoren';
import { idOf } from '@adviestool/domain/velden/gevelvullingLijst';
import { formatDecimal } from '@adviestool/getallen/formatDecimal';
import { gevelvullingRijIn } from '@adviestool/projectoverzicht/gevelvullingRij';

import { teksten } from './teksten.ts';

interface GevelWijziging {
  before: Project;
  after: Project;
  catalogus: Catalogus;
}

const { gevelGevolg: woorden } = teksten;

/** Which factor counts for a gevelvulling, and what comes of it; null: it is gone. */
const standVan = (
  id: string,
  { projectGegevens, gevelvullingen }: Project,
  catalogus: Catalogus,
) => {
  const gevelvulling = gevelvullingen.find((each) => idOf(each) === id);
  if (gevelvulling === undefined) return null;
  const { gevel } = gevelvulling.gevelvullingEnKaderData;
  const eigen = windvormfactorVanGevel(projectGegevens.windvormfactoren, gevel);
  const rij = gevelvullingRijIn({ projectGegevens, catalogus }).rijOf(gevelvulling);
  return { rij, eigen, factor: eigen?.factor ?? projectGegevens.windvormFactor };
};

const written = (getal: number | null, geen: string): string =>
  getal === null ? geen : formatDecimal(getal);

/**
 * What a gevelvulling that goes to another facade gets of another windvormfactor, in words. Null: the same
 * factor counts.
 */
export const gevelGevolg = (
  id: string,
  { before, after, catalogus }: GevelWijziging,
): string | null => {
  const [was, nu] = [standVan(id, before, catalogus), standVan(id, after, catalogus)];
  if (was === null || nu === null || was.factor === nu.factor) return null;
  const [oud, nieuw] = [was.rij.aantalHoekankers, nu.rij.aantalHoekankers];
  return [
    woorden.factor(nu.rij.naam, {
      was: written(was.factor, woorden.leeg),
      wordt: written(nu.factor, woorden.leeg),
      gevel: nu.eigen?.gevel ?? null,
    }),
    oud === nieuw
      ? woorden.blijft(written(nieuw, woorden.geenAdvies))
      : woorden.wijzigt(written(oud, woorden.geenAdvies), written(nieuw, woorden.geenAdvies)),
    ...(was.rij.voldoet !== false && nu.rij.voldoet === false ? [woorden.voldoetNiet] : []),
  ].join(' ');
};
