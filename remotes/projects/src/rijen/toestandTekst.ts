import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';

import { toestandTeksten as teksten } from '@adviestool/projectoverzicht/toestandTeksten';

type Beoordeling = Pick<GevelvullingRij, 'toestand' | 'voldoet'>;

/** Its state does not say that it does not comply. */
export const isFixedAndFails = ({ toestand, voldoet }: Beoordeling): boolean =>
  voldoet === false && toestand !== 'voldoetNiet';

/** The state of a gevelvulling in words; of one that is fixed also that it does not comply. */
export const toestandTekst = (stand: Beoordeling): string => {
  const tekst = teksten.toestand[stand.toestand];
  return isFixedAndFails(stand) ? `${tekst}, ${teksten.voldoetNiet}` : tekst;
};
