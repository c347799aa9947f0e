import { adresTekst } from '@adviestool/domain/toelichting/adresTekst';

import { documentTeksten } from './documentTeksten.ts';
import { formatMoment, momentDelen } from './formatMoment.ts';
import type { LijstGegevens } from './lijstGegevens.ts';
import type { RapportOpdracht } from './rapportOpdracht.ts';
import { noemMerken } from './noemMerken.ts';
import { gekozenUit } from './rapportGegevensOf.ts';
import { setShort, setText } from './setText.ts';
import { teksten } from './teksten.ts';

const regel = (term: string, waarde: string | null) =>
  waarde === null || waarde.trim() === '' ? [] : [{ term, waarde: setText(waarde) }];

/** What every list of a project says of itself. */
export const kopVan = (
  opdracht: RapportOpdracht,
  titel: string,
): Omit<LijstGegevens, 'letOp' | 'delen'> => {
  const { project, catalogus, catalogusNaam, revisie, op, door } = opdracht;
  const { projectNaam, referentienummer } = project.projectGegevens;
  const gekozen = gekozenUit(opdracht);
  const totaal = project.gevelvullingen.length;
  const naam = setText(projectNaam ?? '') || teksten.zonderNaam;
  const { _let_op: letOp } = catalogus;
  return {
    document: { titel: `${titel} – ${setShort(naam, 120)}`, auteur: setShort(door, 120) },
    moment: momentDelen(op),
    titel,
    project: naam,
    regels: [
      ...regel(teksten.voorblad.referentie, referentienummer),
      ...regel(teksten.voorblad.adres, adresTekst(project.projectGegevens)),
      ...(gekozen.length === totaal
        ? []
        : regel(documentTeksten.omvang, teksten.deel(gekozen.length, totaal, noemMerken(gekozen)))),
      ...regel(documentTeksten.gemaaktDoor, door),
      ...(letOp === undefined ? [] : regel(documentTeksten.voorbeeld, letOp)),
    ],
    voet: [
      setShort(naam, 60),
      documentTeksten.revisie(revisie),
      formatMoment(op),
      documentTeksten.catalogus(setShort(catalogusNaam.id, 24), setShort(catalogusNaam.versie, 24)),
    ].join(' · '),
  };
};
