import { projectPath } from '@adviestool/contract/paths';

/** The history of a project; `pagina` counts from 1. */
export const geschiedenisPath = (projectId: number, pagina = 1): string =>
  `${projectPath(projectId)}/geschiedenis${pagina === 1 ? '' : `?pagina=${pagina}`}`;

/** The project as an earlier revision has it. */
export const versiePath = (projectId: number, revision: number): string =>
  `${projectPath(projectId)}/geschiedenis?versie=${revision}`;
