import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import { createProject } from '@adviestool/contract/api/projects';
import type { Project, ProjectGegevens } from '@adviestool/contract/project';
import { projectToBody } from '@adviestool/contract/projectRecord';
import type { ErrorTexts, HostApi } from '@adviestool/contract/remoteModule';
import { applyAdviesIn } from '@adviestool/domain/applyAdvies';

import { projectWriteTexts, type ProjectHandeling } from '../projectWriteTexts.ts';

/** How storing ended. `stale`: the project changed elsewhere since it was read. */
export type StoreOutcome =
  | { kind: 'stored'; projectId: number }
  | { kind: 'stale' }
  | { kind: 'failed'; error: Error; texts: ErrorTexts };

/** @throws what is not an answer, or the lack of one, of the backend */
const outcomeOf = async (
  handeling: ProjectHandeling,
  store: () => Promise<number>,
): Promise<StoreOutcome> => {
  try {
    return { kind: 'stored', projectId: await store() };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (isHttpError(error, 412)) return { kind: 'stale' };
    return { kind: 'failed', error, texts: projectWriteTexts(error, handeling) };
  }
};

/** Creates a project without gevelvullingen. The key makes a repeated attempt create nothing twice. */
export const storeNewProject = (
  { api, config, tabs }: HostApi,
  projectGegevens: ProjectGegevens,
  idempotencyKey: string,
): Promise<StoreOutcome> =>
  outcomeOf('aanmaken', async () => {
    const body = projectToBody({ projectGegevens, gevelvullingen: [] }, config.clientVersion);
    const { project } = await createProject(api, config.variant.groupId, { body, idempotencyKey });
    tabs.post({ event: 'project_created', projectId: project.id });
    return project.id;
  });

/** The project with other data; the advice of its gevelvullingen follows from them. */
const withGegevens =
  ({ config: { catalogus } }: HostApi, projectGegevens: ProjectGegevens) =>
  (project: Project): Project => ({
    ...project,
    projectGegevens,
    gevelvullingen: project.gevelvullingen.map(applyAdviesIn({ projectGegevens, catalogus })),
  });

/** Saves the active project with other data. */
export const storeProjectGegevens = (
  host: HostApi,
  projectGegevens: ProjectGegevens,
): Promise<StoreOutcome> =>
  outcomeOf('bewerken', async () => {
    const { id } = await host.project.save(withGegevens(host, projectGegevens));
    return id;
  });

/** Saves the data over what was stored elsewhere in the meantime; of the gevelvullingen only the advice. */
export const overwriteProjectGegevens = (
  host: HostApi,
  projectId: number,
  projectGegevens: ProjectGegevens,
): Promise<StoreOutcome> =>
  outcomeOf('bewerken', async () => {
    await host.project.refresh(projectId);
    const { id } = await host.project.save(withGegevens(host, projectGegevens));
    return id;
  });
