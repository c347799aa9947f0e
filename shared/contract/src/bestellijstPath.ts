import { projectPath } from './paths.ts';

/** What is to be ordered for a project, and what was: apart from `paths`, which every page starts with. */
export const bestellijstPath = (projectId: number): string =>
  `${projectPath(projectId)}/bestellijst`;
