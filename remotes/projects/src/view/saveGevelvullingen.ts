import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';

import { GEWIJZIGD_ELDERS } from './teksten.ts';

interface GevelvullingenChange {
  change: (project: Project) => Project;
  /** What the user is told when it is saved; null: what the page shows is enough. */
  done: string | null;
}

/**
 * Saves a change of the list and tells the user how it went. A project that changed elsewhere is
 * loaded anew, so that the user repeats the action on what is there now.
 * @returns whether it is saved
 */
export const saveGevelvullingen = async (
  host: HostApi,
  projectId: number,
  { change, done }: GevelvullingenChange,
): Promise<boolean> => {
  try {
    await host.project.save(change);
    if (done !== null) host.toast('success', done);
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (!isHttpError(error, 412)) {
      host.showError(error, projectWriteTexts(error, 'bewerken'));
      return false;
    }
    await reload(host, projectId);
    return false;
  }
};

const reload = async (host: HostApi, projectId: number): Promise<void> => {
  try {
    await host.project.refresh(projectId);
    host.toast('warning', GEWIJZIGD_ELDERS);
  } catch (error) {
    if (!isApiError(error)) throw error;
    host.showError(error);
  }
};
