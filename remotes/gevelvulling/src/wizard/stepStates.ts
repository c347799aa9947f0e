import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import {
  lastCompletedIndex,
  stepStates as statesOf,
  type StepState,
} from '@adviestool/domain/steps';

import { canVisitStep } from './admittedStep.ts';
import { STEPS, type StepId } from './steps.ts';

/** How the row of steps looks from the current one, as the saved gevelvulling stands. */
export const stepStates = (
  gevelvulling: Gevelvulling | null,
  current: StepId | undefined,
): StepState<StepId>[] =>
  statesOf({
    steps: STEPS,
    completed: gevelvulling === null ? -1 : lastCompletedIndex(STEPS, gevelvulling),
    current,
    canVisit: (id) => canVisitStep(gevelvulling, id),
  });
