import { projectPath } from '@adviestool/contract/paths';

/** Where ways to choose the products of a whole project stand side by side. */
export const productenVergelijkenPath = (projectId: number): string =>
  `${projectPath(projectId)}/producten-vergelijken`;
