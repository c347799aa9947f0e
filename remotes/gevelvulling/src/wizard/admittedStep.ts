import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { targetStep } from '@adviestool/domain/steps';

import { STEPS, type StepId } from './steps.ts';

const indexOf = (id: StepId): number => STEPS.findIndex((step) => step.id === id);

/** Whether a step may be visited: the target step and what comes before it; of a new one the first. */
export const canVisitStep = (gevelvulling: Gevelvulling | null, step: StepId): boolean => {
  const target = gevelvulling === null ? 0 : indexOf(targetStep(STEPS, gevelvulling).id);
  return indexOf(step) <= target;
};

/** The step that is shown to who asks for `wanted`; null asks for the target step. */
export const admittedStep = (gevelvulling: Gevelvulling | null, wanted: StepId | null): StepId => {
  if (wanted !== null && canVisitStep(gevelvulling, wanted)) return wanted;
  return gevelvulling === null ? 'gevelvulling-en-kader' : targetStep(STEPS, gevelvulling).id;
};
