import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import type { Catalogus } from '@adviestool/contract/catalogus';
import { ontbreektVoorAdvies } from '@adviestool/kozijnstaten/ontbreektVoorAdvies';
import type { Voorkeur } from '@adviestool/domain/productkeuze/vergelijkHoekankers';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { isProjectGereed } from '@adviestool/domain/velden/projectGegevens';
import { gevelvullingRijIn } from '@adviestool/projectoverzicht/gevelvullingRij';
import type { Tone } from '@adviestool/ui/tone';

import { teksten } from './teksten.ts';
import { withMissingProducts } from './withMissingProducts.ts';

/** What there will be of a row once it is imported. */
export interface RijUitkomst {
  toon: Tone | null;
  tekst: string;
}

interface Basis {
  projectGegevens: ProjectGegevens;
  catalogus: Catalogus;
  /** What is recommended where there is no product; null: nothing. */
  voorkeur: Voorkeur | null;
}

/** Its advice in a word, or what is missing for one. */
export const uitkomstOf = (stored: Gevelvulling, { voorkeur, ...basis }: Basis): RijUitkomst => {
  const gevelvulling =
    voorkeur === null ? stored : withMissingProducts(stored, { ...basis, voorkeur });
  const ontbreekt = ontbreektVoorAdvies(gevelvulling);
  if (ontbreekt.length > 0) return { toon: null, tekst: teksten.ontbreekt(ontbreekt) };
  if (!isProjectGereed(basis.projectGegevens)) {
    return { toon: null, tekst: teksten.projectOnvolledig };
  }
  const { voldoet, waarschuwingen, isBevestigingGetoetst } =
    gevelvullingRijIn(basis).rijOf(gevelvulling);
  if (voldoet !== true) return { toon: 'bad', tekst: teksten.voldoetNiet };
  const tekst =
    waarschuwingen === 0 ? teksten.adviesGereed : teksten.adviesGewaarschuwd(waarschuwingen);
  return {
    toon: waarschuwingen === 0 && isBevestigingGetoetst ? 'ok' : 'warn',
    tekst: adviesTeksten.metBevestiging(tekst, isBevestigingGetoetst),
  };
};
