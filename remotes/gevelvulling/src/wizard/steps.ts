import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { gevelvullingPath, NIEUW } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';
import {
  GEVELVULLING_STEPS,
  type GevelvullingStepId,
} from '@adviestool/domain/steps/gevelvullingSteps';
import {
  lastCompletedIndex,
  stepStates as statesOf,
  targetStep,
  type StepState,
} from '@adviestool/domain/steps/steps';

export type StepId = GevelvullingStepId;

const labels: Readonly<Record<StepId, string>> = {
  'gevelvulling-en-kader': 'Gevelvulling en kader',
  detaillering: 'Detaillering',
  productkeuze: 'Productkeuze',
  advies: 'Advies',
};

/** The steps in order. A step's path is its id; a new step is one entry here and one folder. */
export const STEPS = GEVELVULLING_STEPS.map((step) => ({
  ...step,
  label: labels[step.id],
  asksNothing: step.isComplete === undefined,
}));

export type WizardStep = (typeof STEPS)[number];

interface StepAddress {
  projectId: number;
  gevelvullingId: string;
  step: StepId;
}

export const stepPath = ({ projectId, gevelvullingId, step }: StepAddress): string =>
  `${gevelvullingPath(projectId, gevelvullingId)}/${step}`;

/** Names in the search of the address what a new gevelvulling is a copy of. */
export const VAN = 'van';

/** The first step of a new gevelvulling that begins as a copy. */
export const copyPath = (projectId: number, sourceId: string): string =>
  `${stepPath({ projectId, gevelvullingId: NIEUW, step: 'gevelvulling-en-kader' })}?${new URLSearchParams({ [VAN]: sourceId }).toString()}`;

/** The gevelvulling of the URL: null for a new one, undefined when the project has it not. */
export const findGevelvulling = (
  { gevelvullingen }: Project,
  gevelvullingId: string,
): Gevelvulling | null | undefined =>
  gevelvullingId === NIEUW
    ? null
    : gevelvullingen.find(
        ({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.id === gevelvullingId,
      );

const indexOf = (id: StepId): number => STEPS.findIndex((step) => step.id === id);

/** Whether a step may be visited: the target step and what comes before it; of a new one the first. */
const canVisitStep = (gevelvulling: Gevelvulling | null, step: StepId): boolean => {
  const target = gevelvulling === null ? 0 : indexOf(targetStep(STEPS, gevelvulling).id);
  return indexOf(step) <= target;
};

/** The step that is shown to who asks for `wanted`; null asks for the target step. */
export const admittedStep = (gevelvulling: Gevelvulling | null, wanted: StepId | null): StepId => {
  if (wanted !== null && canVisitStep(gevelvulling, wanted)) return wanted;
  return gevelvulling === null ? 'gevelvulling-en-kader' : targetStep(STEPS, gevelvulling).id;
};

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
