import type { Gevelvulling } from '@adviestool/contract/gevelvulling';

import { GEVELVULLING_STEPS } from '../steps/gevelvullingSteps.ts';
import { targetStep } from '../steps/steps.ts';
import { uitkomstOf, type Uitgekomen } from './uitkomst.ts';
import { vergelijkUitkomst } from './vergelijkUitkomst.ts';

export const TOESTANDEN = [
  'concept',
  'adviesGereed',
  'voldoetNiet',
  'vastgesteld',
  'gewijzigd',
] as const;

export type Toestand = (typeof TOESTANDEN)[number];

/** Whether every step is complete and there is an advice, as `adviesFor` gives it: it can be fixed. */
export const isAdviesCompleet = <Gegeven extends Uitgekomen>(
  gevelvulling: Gevelvulling,
  advies: Gegeven | null,
): advies is Gegeven =>
  advies !== null && targetStep(GEVELVULLING_STEPS, gevelvulling).id === 'advies';

/** Whether every side of a complete advice complies. */
export const voldoetAdvies = ({ zijden, meldingen }: Uitgekomen): boolean =>
  Object.values(zijden).every(({ status }) => status === 'VOLDOET') &&
  meldingen.every(({ soort }) => soort !== 'fout');

/** How far a gevelvulling is, with its advice as `adviesFor` gives it. */
export const toestandOf = (gevelvulling: Gevelvulling, advies: Uitgekomen | null): Toestand => {
  const { vastgesteld } = gevelvulling;
  const compleet = isAdviesCompleet(gevelvulling, advies) ? advies : null;
  if (vastgesteld !== undefined) {
    const nu = compleet === null ? null : uitkomstOf(compleet, gevelvulling);
    return vergelijkUitkomst(vastgesteld.zijden, nu) === null ? 'vastgesteld' : 'gewijzigd';
  }
  if (compleet === null) return 'concept';
  return voldoetAdvies(compleet) ? 'adviesGereed' : 'voldoetNiet';
};
