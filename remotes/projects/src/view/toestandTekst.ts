import type { GevelvullingRij } from './gevelvullingRij.ts';
import { teksten } from './teksten.ts';

/** The state of a gevelvulling in words; of one that is fixed also that it does not comply. */
export const toestandTekst = ({
  toestand,
  voldoet,
}: Pick<GevelvullingRij, 'toestand' | 'voldoet'>): string =>
  voldoet === false && toestand !== 'voldoetNiet'
    ? teksten.enVoldoetNiet(teksten.toestand[toestand])
    : teksten.toestand[toestand];
