import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';

import type { Rand } from './ankers.ts';

const RANDEN: Record<Rand, string> = {
  onder: 'Onderzijde',
  links: 'Linkerstijl',
  rechts: 'Rechterstijl',
  boven: 'Bovenzijde',
};

/** What is written into a model. */
export const teksten = {
  toestand: {
    concept: 'Concept',
    adviesGereed: 'Advies gereed',
    voldoetNiet: 'Voldoet niet',
    vastgesteld: 'Vastgesteld',
    gewijzigd: 'Gewijzigd',
  } satisfies Record<GevelvullingAdvies['toestand'], string>,
  ankerPlek: (rand: Rand, nummer: number) => `${RANDEN[rand]}, nummer ${nummer}`,
} as const;
