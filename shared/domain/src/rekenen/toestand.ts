import type { Gevelvulling } from '@adviestool/contract/gevelvulling';

import { GEVELVULLING_STEPS } from '../steps/gevelvullingSteps.ts';
import { targetStep } from '../steps/steps.ts';
import type { Advies } from './advies.ts';

export const TOESTANDEN = ['concept', 'adviesGereed', 'voldoetNiet'] as const;

export type Toestand = (typeof TOESTANDEN)[number];

/** How far a gevelvulling is, with its advice as `adviesFor` gives it. */
export const toestandOf = (gevelvulling: Gevelvulling, advies: Advies | null): Toestand => {
  if (advies === null) return 'concept';
  if (targetStep(GEVELVULLING_STEPS, gevelvulling).id !== 'advies') return 'concept';
  const hasFault =
    Object.values(advies.zijden).some(({ status }) => status !== 'VOLDOET') ||
    advies.meldingen.some(({ soort }) => soort === 'fout');
  return hasFault ? 'voldoetNiet' : 'adviesGereed';
};
