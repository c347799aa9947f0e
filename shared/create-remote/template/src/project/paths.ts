import { projectPath } from '@adviestool/contract/paths';

/** The page of a project; what `remote.ts` says with `:projectId`. */
export const projectNotitiesPath = (projectId: number): string =>
  `${projectPath(projectId)}/voorbeeld-onderdeel`;
