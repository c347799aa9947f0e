import { isApiError, isHttpError, mayBeDone } from '@adviestool/contract/api/apiError';
import { createProject } from '@adviestool/contract/api/projects';
import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Project, ProjectGegevens } from '@adviestool/contract/project';
import { projectToBody } from '@adviestool/contract/projectRecord';
import type { HostApi, SaveOutcome } from '@adviestool/contract/remoteModule';
import { isSameInput } from '@adviestool/forms/isSameInput';

import type { Poging } from './projectConcept.ts';
import { withGegevens } from './withGegevens.ts';

/** Saves the active project with these data, over what is stored. */
const saveProjectGegevens = async (
  host: HostApi,
  projectGegevens: ProjectGegevens,
): Promise<SaveOutcome> => {
  let catalogus: Catalogus;
  try {
    catalogus = await host.catalogus.load(projectGegevens.catalogus);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { kind: 'failed', error };
  }
  return host.project.save((project) => withGegevens(project, { projectGegevens, catalogus }));
};

/** Creates a project without gevelvullingen, and tells the other tabs. */
const createWith = async (
  { api, config, tabs }: HostApi,
  { idempotencyKey, gegevens, clientVersion = config.clientVersion }: Poging,
): Promise<Project> => {
  const body = projectToBody({ projectGegevens: gegevens, gevelvullingen: [] }, clientVersion);
  const { project } = await createProject(api, config.variant.groupId, { body, idempotencyKey });
  tabs.post({ event: 'project_created', projectId: project.id });
  return project;
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
  onSend: (poging: Poging | null) => void,
) => {
  const idempotencyKey = earlier?.idempotencyKey ?? crypto.randomUUID();
  let unanswered = earlier;
  /** What it holds is unknown once other data have been sent. */
  let made: { project: Project; gegevens: ProjectGegevens | null } | null = null;

  const make = async (poging: Poging) => {
    onSend(poging);
    try {
      return { project: await createWith(host, poging), gegevens: poging.gegevens };
    } catch (error) {
      if (mayBeDone(error)) unanswered = poging;
      // Refused as invalid, they made nothing.
      if (isHttpError(error, 422)) {
        unanswered = null;
        onSend(null);
      }
      throw error;
    }
  };

  return async (projectGegevens: ProjectGegevens): Promise<SaveOutcome> => {
    try {
      const { clientVersion } = host.config;
      const poging = { idempotencyKey, gegevens: projectGegevens, clientVersion };
      made ??= await make(unanswered ?? poging);
      const { project, gegevens } = made;
      if (gegevens !== null && isSameInput(gegevens, projectGegevens)) {
        return { kind: 'saved', project, before: project };
      }
      made = { project, gegevens: null };
      await host.project.refresh(project.id);
    } catch (error) {
      if (!isApiError(error)) throw error;
      return { kind: 'failed', error };
    }
    return saveProjectGegevens(host, projectGegevens);
  };
};
