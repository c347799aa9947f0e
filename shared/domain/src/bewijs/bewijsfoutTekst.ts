import { ADVIES_HANDTEKENING, ADVIES_JSON } from '@adviestool/contract/adviesJson';

import { momentTekst } from './momentTekst.ts';

/** Why the numbers are not proven. */
export type Bewijsfout =
  | { readonly soort: 'geenAdvies' | 'geenHandtekening' | 'handtekeningOnleesbaar' }
  | { readonly soort: 'onbekendeSleutel'; readonly kid: string }
  | { readonly soort: 'ingetrokken'; readonly kid: string; readonly op: string }
  | { readonly soort: 'gewijzigd' }
  | { readonly soort: 'verlopen'; readonly kid: string; readonly tot: string }
  | { readonly soort: 'onleesbaar' };

/** Why the numbers of a report are not proven, for who checks it. */
export const bewijsfoutTekst = (fout: Bewijsfout): string => {
  switch (fout.soort) {
    case 'geenAdvies':
      return `In dit bestand zit geen ${ADVIES_JSON}. Het is geen rapport van de Adviestool, of de bijlagen zijn eruit gehaald, bijvoorbeeld door het opnieuw af te drukken naar PDF.`;
    case 'geenHandtekening':
      return `Bij ${ADVIES_JSON} ontbreekt ${ADVIES_HANDTEKENING}. Zonder handtekening is niet te bewijzen wie de getallen maakte.`;
    case 'handtekeningOnleesbaar':
      return `${ADVIES_HANDTEKENING} is beschadigd en kan niet worden gelezen.`;
    case 'onbekendeSleutel':
      return `De handtekening is gezet met sleutel ${fout.kid}. Die is niet van deze Adviestool: het rapport komt van een andere installatie, of is niet echt.`;
    case 'ingetrokken':
      return `De handtekening is gezet met sleutel ${fout.kid}, die op ${momentTekst(fout.op)} is ingetrokken. Wat met een ingetrokken sleutel is ondertekend, geldt niet. Vraag een nieuw rapport.`;
    case 'gewijzigd':
      return `De handtekening hoort niet bij de getallen in ${ADVIES_JSON}: er is iets in gewijzigd, of de handtekening is van een ander rapport.`;
    case 'verlopen':
      return `De handtekening is gezet met sleutel ${fout.kid}, die tot ${momentTekst(fout.tot)} ondertekende. De getallen zijn van later, dus deze handtekening kan niet echt zijn.`;
    case 'onleesbaar':
      return `${ADVIES_JSON} is ondertekend, maar heeft een vorm die deze versie niet kent. Waarschijnlijk is het rapport gemaakt door een nieuwere Adviestool.`;
    default:
      return fout satisfies never;
  }
};
