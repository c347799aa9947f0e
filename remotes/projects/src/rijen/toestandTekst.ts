import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';

import { teksten } from './teksten.ts';

type Stand = Pick<GevelvullingRij, 'toestand' | 'voldoet'>;

/** Its state does not say that it does not comply. */
export const isFixedAndFails = ({ toestand, voldoet }: Stand): boolean =>
  voldoet === false && toestand !== 'voldoetNiet';

/** The state of a gevelvulling in words; of one that is fixed also that it does not comply. */
export const toestandTekst = (stand: Stand): string => {
  const tekst = teksten.toestand[stand.toestand];
  return isFixedAndFails(stand) ? `${tekst}, ${teksten.voldoetNiet}` : tekst;
};
