import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { lastCompletedIndex } from '@adviestool/domain/steps';

import { canVisitStep } from './admittedStep.ts';
import { STEPS, type StepId } from './steps.ts';

export interface StepState {
  id: StepId;
  label: string;
  state: 'done' | 'current' | 'open';
  canVisit: boolean;
}

/** How the row of steps looks from the current one, as the saved gevelvulling stands. */
export const stepStates = (
  gevelvulling: Gevelvulling | null,
  current: StepId | undefined,
): StepState[] => {
  const completed = gevelvulling === null ? -1 : lastCompletedIndex(STEPS, gevelvulling);
  const stateOf = (id: StepId, index: number): StepState['state'] => {
    if (id === current) return 'current';
    return index <= completed ? 'done' : 'open';
  };
  return STEPS.map(({ id, label }, index) => ({
    id,
    label,
    state: stateOf(id, index),
    canVisit: canVisitStep(gevelvulling, id),
  }));
};
