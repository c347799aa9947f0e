import { NIEUW } from '@adviestool/contract/paths';
import type { Spouwankersituatie } from '@adviestool/contract/spouwankersituatie';
import {
  SPOUWANKERSITUATIE_STEPS,
  type SpouwankersituatieStepId,
} from '@adviestool/domain/steps/spouwankersituatie';
import {
  lastCompletedIndex,
  stepStates as statesOf,
  targetStep,
  type StepState,
} from '@adviestool/domain/steps/steps';

export type StepId = SpouwankersituatieStepId;

const labels: Readonly<Record<StepId, string>> = {
  situatie: 'Situatie',
  detaillering: 'Detaillering',
  productkeuze: 'Productkeuze',
  advies: 'Advies',
};

export const STEPS = SPOUWANKERSITUATIE_STEPS.map(({ id }) => ({ id, label: labels[id] }));

/** Of a new one nothing is complete: its first step is forced, and gives it an id. */
const completedOf = (concept: Spouwankersituatie): number =>
  concept.id === NIEUW ? -1 : lastCompletedIndex(SPOUWANKERSITUATIE_STEPS, concept);

/** Whether a step may be visited: the steps that cannot be filled in yet, as soon as situatie is complete. */
const canVisitStep = (concept: Spouwankersituatie, step: StepId): boolean =>
  step === 'situatie' || completedOf(concept) >= 0;

/** The step that is shown to who asks for `wanted`; null asks for the target step. */
export const admittedStep = (concept: Spouwankersituatie, wanted: StepId | null): StepId => {
  if (concept.id === NIEUW) return 'situatie';
  return wanted !== null && canVisitStep(concept, wanted)
    ? wanted
    : targetStep(SPOUWANKERSITUATIE_STEPS, concept).id;
};

/** How the row of steps looks from the current one. */
export const stepStates = (
  concept: Spouwankersituatie,
  current: StepId | undefined,
): StepState<StepId>[] =>
  statesOf({
    steps: STEPS,
    completed: completedOf(concept),
    current,
    canVisit: (id) => canVisitStep(concept, id),
  });
