import { projectPath } from '@adviestool/contract/paths';

/** What is to be ordered for a project, and what was. */
export const bestellijstPath = (projectId: number): string =>
  `${projectPath(projectId)}/bestellijst`;
