import { GEVELVULLING_STEPS, type GevelvullingStepId } from '@adviestool/domain/gevelvullingSteps';

export type StepId = GevelvullingStepId;

const labels: Readonly<Record<StepId, string>> = {
  'gevelvulling-en-kader': 'Gevelvulling en kader',
  detaillering: 'Detaillering',
  productkeuze: 'Productkeuze',
  advies: 'Advies',
};

/** The steps in order. A step's path is its id; a new step is one entry here and one folder. */
export const STEPS = GEVELVULLING_STEPS.map((step) => ({ ...step, label: labels[step.id] }));

export type Step = (typeof STEPS)[number];
