import { ADVIES_HANDTEKENING, ADVIES_JSON } from '@adviestool/contract/adviesJson';

import type { Bewijsfout } from './controleerBewijs.ts';

/** Why nothing is proven, for who checks a report; `datum` writes a moment. */
export const bewijsfoutTekst = (fout: Bewijsfout, datum: (moment: string) => string): string => {
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
      return `De handtekening is gezet met sleutel ${fout.kid}, die op ${datum(fout.op)} is ingetrokken. Wat met een ingetrokken sleutel is ondertekend, geldt niet. Vraag een nieuw rapport.`;
    case 'gewijzigd':
      return `De handtekening hoort niet bij de getallen in ${ADVIES_JSON}: er is iets in gewijzigd, of de handtekening is van een ander rapport.`;
    case 'verlopen':
      return `De handtekening is gezet met sleutel ${fout.kid}, die tot ${datum(fout.tot)} ondertekende. De getallen zijn van later, dus deze handtekening kan niet echt zijn.`;
    case 'onleesbaar':
      return `${ADVIES_JSON} is ondertekend, maar heeft een vorm die deze versie niet kent. Waarschijnlijk is het rapport gemaakt door een nieuwere Adviestool.`;
    default:
      return fout satisfies never;
  }
};
