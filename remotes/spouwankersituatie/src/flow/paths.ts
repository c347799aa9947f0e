import { projectPath } from '@adviestool/contract/paths';
import type { SpouwankersituatieStepId } from '@adviestool/domain/spouwankersituatie';

interface StepAddress {
  projectId: number;
  id: string;
  step: SpouwankersituatieStepId;
}

export const stepPath = ({ projectId, id, step }: StepAddress): string =>
  `${projectPath(projectId)}/spouwankersituatie/${id}/${step}`;
