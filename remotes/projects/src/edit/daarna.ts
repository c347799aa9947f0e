import {
  gevelvullingPath,
  kozijnstaatPath,
  NIEUW,
  projectDetailsPath,
  projectPath,
} from '@adviestool/contract/paths';

/** What a user may have begun a new project for. */
type Doel = 'gevelvulling' | 'kozijnstaat';

const PATHS: ReadonlyMap<string, (projectId: number) => string> = new Map<
  Doel,
  (projectId: number) => string
>([
  ['gevelvulling', (projectId) => gevelvullingPath(projectId, NIEUW)],
  ['kozijnstaat', kozijnstaatPath],
]);

/** The form of a new project, which afterwards goes on to what it was begun for. */
export const nieuwProjectPath = (doel: Doel): string =>
  `${projectDetailsPath(NIEUW)}?daarna=${doel}`;

/** Where the form of a new project goes on to, once the project is there; else the page of the project. */
export const pathAfter = (params: URLSearchParams, projectId: number): string =>
  (PATHS.get(params.get('daarna') ?? '') ?? projectPath)(projectId);
