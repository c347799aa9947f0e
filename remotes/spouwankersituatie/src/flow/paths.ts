import { spouwankersituatiePath } from '@adviestool/contract/paths';
import type { SpouwankersituatieStepId } from '@adviestool/domain/steps/spouwankersituatie';

interface StepAddress {
  projectId: number;
  id: string;
  step: SpouwankersituatieStepId;
}

export const stepPath = ({ projectId, id, step }: StepAddress): string =>
  `${spouwankersituatiePath(projectId, id)}/${step}`;
