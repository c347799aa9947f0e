import type { StepId } from './steps.ts';

/** The value of `:gevelvullingId` that stands for a new gevelvulling. */
export const NIEUW = 'nieuw';

export const projectPath = (projectId: number): string => `/project/${projectId}`;

export const bouwlijstPath = (projectId: number): string => `${projectPath(projectId)}/bouwlijst`;

const gevelvullingPath = (projectId: number, gevelvullingId: string): string =>
  `${projectPath(projectId)}/gevelvulling/${gevelvullingId}`;

interface StepAddress {
  projectId: number;
  gevelvullingId: string;
  step: StepId;
}

export const stepPath = ({ projectId, gevelvullingId, step }: StepAddress): string =>
  `${gevelvullingPath(projectId, gevelvullingId)}/${step}`;
