import { isApiError, isHttpError, mayBeDone } from '@adviestool/contract/api/apiError';
import { createProject } from '@adviestool/contract/api/projects';
import {
  projectWriteTexts,
  type ProjectHandeling,
} from '@adviestool/contract/api/projectWriteTexts';
import type { Project, ProjectGegevens } from '@adviestool/contract/project';
import { projectToBody } from '@adviestool/contract/projectRecord';
import type { ErrorTexts, HostApi } from '@adviestool/contract/remoteModule';
import { applyAdviesIn } from '@adviestool/domain/applyAdvies';
import { isSameInput } from '@adviestool/forms/isSameInput';

import type { Poging } from './projectConcept.ts';

/** How storing ended. */
export type StoreOutcome =
  { kind: 'stored'; projectId: number } | { kind: 'failed'; error: Error; texts: ErrorTexts };

/** @throws what is not an answer, or the lack of one, of the backend */
const outcomeOf = async (
  handeling: ProjectHandeling,
  store: () => Promise<number>,
): Promise<StoreOutcome> => {
  try {
    return { kind: 'stored', projectId: await store() };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { kind: 'failed', error, texts: projectWriteTexts(error, handeling) };
  }
};

/** The project with other data; the advice of its gevelvullingen follows from them. */
const withGegevens =
  ({ config: { catalogus } }: HostApi, projectGegevens: ProjectGegevens) =>
  (project: Project): Project => ({
    ...project,
    projectGegevens,
    gevelvullingen: project.gevelvullingen.map(applyAdviesIn({ projectGegevens, catalogus })),
  });

/**
 * Saves the active project with other data, made on its version `revision`. `stale`: the project
 * changed elsewhere since that was read.
 */
export const storeProjectGegevens = async (
  host: HostApi,
  projectGegevens: ProjectGegevens,
  revision: string | null,
): Promise<StoreOutcome | { kind: 'stale' }> => {
  const outcome = await outcomeOf('bewerken', async () => {
    const { id } = await host.project.save(withGegevens(host, projectGegevens), revision);
    return id;
  });
  return outcome.kind === 'failed' && isHttpError(outcome.error, 412) ? { kind: 'stale' } : outcome;
};

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

/** Creates a project without gevelvullingen, and tells the other tabs. */
const createWith = async (
  { api, config, tabs }: HostApi,
  projectGegevens: ProjectGegevens,
  idempotencyKey: string,
): Promise<number> => {
  const body = projectToBody({ projectGegevens, gevelvullingen: [] }, config.clientVersion);
  const { project } = await createProject(api, config.variant.groupId, { body, idempotencyKey });
  tabs.post({ event: 'project_created', projectId: project.id });
  return project.id;
};

/**
 * Stores a new project, one however often that is tried. Data that got no answer may have made it:
 * they are sent again, which gives its id, and then it gets the data of now. `earlier`: what was sent
 * before the page was loaded anew; `onSend` hears of what is sent before it is, and of null when that
 * was refused.
 */
export const createNewProjectStore = (
  host: HostApi,
  earlier: Poging | null,
  onSend: (gegevens: ProjectGegevens, poging: Poging | null) => void,
) => {
  const idempotencyKey = earlier?.idempotencyKey ?? crypto.randomUUID();
  let unanswered = earlier?.gegevens ?? null;
  /** What it holds is unknown once other data have been sent. */
  let made: { id: number; gegevens: ProjectGegevens | null } | null = null;

  const make = async (gegevens: ProjectGegevens) => {
    onSend(gegevens, { idempotencyKey, gegevens });
    try {
      return { id: await createWith(host, gegevens, idempotencyKey), gegevens };
    } catch (error) {
      if (mayBeDone(error)) unanswered = gegevens;
      // Refused as invalid, they made nothing.
      if (isHttpError(error, 422)) {
        unanswered = null;
        onSend(gegevens, null);
      }
      throw error;
    }
  };

  return (projectGegevens: ProjectGegevens): Promise<StoreOutcome> =>
    outcomeOf('aanmaken', async () => {
      made ??= await make(unanswered ?? projectGegevens);
      const { id, gegevens } = made;
      if (gegevens !== null && isSameInput(gegevens, projectGegevens)) return id;
      made = { id, gegevens: null };
      await host.project.refresh(id);
      await host.project.save(withGegevens(host, projectGegevens));
      return id;
    });
};
