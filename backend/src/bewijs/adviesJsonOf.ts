import type { AdviesJson } from '@adviestool/contract/adviesJson';
import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { calculateAdvies } from '@adviestool/domain/rekenen/advies';
import { adviesInvoerIn } from '@adviestool/domain/rekenen/adviesInvoer';
import { REKENMODEL_VERSIE } from '@adviestool/domain/rekenen/rekenmodelVersie';
import { adviesUitkomstOf } from '@adviestool/domain/toelichting/adviesUitkomstOf';

import { catalogusDeelOf } from './catalogusDeelOf.ts';

/** What a report is about. */
export interface Rapportinhoud {
  /** The release that makes it. */
  programma: string;
  /** The revision that it reports, with who wrote it and when. */
  project: AdviesJson['project'];
  /** Those of the report, in its order. */
  gevelvullingen: readonly Gevelvulling[];
  catalogus: Catalogus;
  /** How the catalogue is called. */
  naam: AdviesJson['catalogus'];
}

/** The calculation of a report: what went in and what came out. */
export const adviesJsonOf = ({
  programma,
  project,
  gevelvullingen,
  catalogus,
  naam,
}: Rapportinhoud): AdviesJson => {
  const catalogusDeel = catalogusDeelOf(catalogus, gevelvullingen);
  const invoerOf = adviesInvoerIn({
    projectGegevens: project.gegevens,
    catalogus: catalogusDeel,
  });
  return {
    soort: 'adviestool-advies',
    versie: 1,
    programma,
    bestandOndertekend: true,
    rekenmodel: REKENMODEL_VERSIE,
    catalogus: naam,
    project,
    catalogusDeel,
    gevelvullingen: gevelvullingen.map((gevelvulling) => {
      const invoer = invoerOf(gevelvulling);
      const advies = invoer === null ? null : adviesUitkomstOf(calculateAdvies(invoer));
      return { gevelvulling, advies };
    }),
  };
};
