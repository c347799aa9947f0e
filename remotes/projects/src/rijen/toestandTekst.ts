import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';

import { toestandTeksten as teksten } from '@adviestool/projectoverzicht/toestandTeksten';

/** The state of a gevelvulling in words; of one that is fixed also that it does not comply. */
export const toestandTekst = ({
  toestand,
  voldoet,
}: Pick<GevelvullingRij, 'toestand' | 'voldoet'>): string => {
  const tekst = teksten.toestand[toestand];
  return voldoet === false && toestand !== 'voldoetNiet'
    ? `${tekst}, ${teksten.voldoetNiet}`
    : tekst;
};
