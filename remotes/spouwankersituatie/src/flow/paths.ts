import type { SpouwankersituatieStepId } from '@adviestool/domain/spouwankersituatie';

/** The value of `:spouwankersituatieId` that stands for a new one. */
export const NIEUW = 'nieuw';

export const projectPath = (projectId: number): string => `/project/${projectId}`;

interface StepAddress {
  projectId: number;
  id: string;
  step: SpouwankersituatieStepId;
}

export const stepPath = ({ projectId, id, step }: StepAddress): string =>
  `${projectPath(projectId)}/spouwankersituatie/${id}/${step}`;
