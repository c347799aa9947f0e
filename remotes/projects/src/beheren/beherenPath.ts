import { projectPath } from '@adviestool/contract/paths';

/** Where a project is copied, put away and handed on. */
export const beherenPath = (projectId: number): string => `${projectPath(projectId)}/beheren`;
