import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import {
  isDetailleringComplete,
  isKaderComplete,
  isProductkeuzeComplete,
} from '@adviestool/domain/gevelvullingSteps';

/** The steps of the wizard in order; a new step is one entry here, one page and one folder. */
export const STEPS = [
  { id: 'gevelvulling-en-kader', label: 'Gevelvulling en kader', isComplete: isKaderComplete },
  { id: 'detaillering', label: 'Detaillering', isComplete: isDetailleringComplete },
  { id: 'productkeuze', label: 'Productkeuze', isComplete: isProductkeuzeComplete },
  { id: 'advies', label: 'Advies', isComplete: undefined },
] as const;

export type StepId = (typeof STEPS)[number]['id'];

/** A step is addressed by its id. */
export interface Step {
  id: StepId;
  label: string;
  /** Absent: the step has no completion check (specification 4). */
  isComplete: ((gevelvulling: Gevelvulling) => boolean) | undefined;
}
