import type { Gevelvulling } from '@adviestool/contract/gevelvulling';

import { GEVELVULLING_STEPS } from '../steps/gevelvullingSteps.ts';

/** What goes with a project, or with some of its gevelvullingen. */
export interface Verlies {
  readonly gevelvullingen: number;
  /** Of those, with all that an advice needs. */
  readonly volledig: number;
  /** Of those, with an advice that is fixed. */
  readonly vastgesteld: number;
}

const isVolledig = (gevelvulling: Gevelvulling): boolean =>
  GEVELVULLING_STEPS.every(({ isComplete }) => isComplete?.(gevelvulling) ?? true);

/** Counts what is lost when gevelvullingen are deleted. */
export const verliesVan = (gevelvullingen: readonly Gevelvulling[]): Verlies => ({
  gevelvullingen: gevelvullingen.length,
  volledig: gevelvullingen.filter(isVolledig).length,
  vastgesteld: gevelvullingen.filter(({ vastgesteld }) => vastgesteld !== undefined).length,
});
