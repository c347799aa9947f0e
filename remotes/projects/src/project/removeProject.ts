import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import { deleteProject } from '@adviestool/contract/api/projects';
import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { clearActiveProject, useActiveProjectStore } from '@adviestool/state/activeProject';
import { offerRestore } from '@adviestool/undo/offerRestore';

import { teksten } from './teksten.ts';

/** What is to be known of a project that is deleted. */
export type RemovableProject = Pick<Project, 'id' | 'projectGegevens'>;

/**
 * Deletes a project once the user has confirmed it, and offers to undo that.
 * @returns true when it is gone
 */
export const removeProject = async (
  host: HostApi,
  { id, projectGegevens: { projectNaam } }: RemovableProject,
  onRestored: () => Promise<void>,
): Promise<boolean> => {
  const naam = projectNaam ?? '';
  const isConfirmed = await host.confirm({
    title: teksten.verwijderen.titel(naam),
    text: teksten.verwijderen.uitleg,
    confirm: teksten.verwijderen.bevestigen,
    cancel: 'Annuleren',
    destructive: true,
  });
  if (!isConfirmed) return false;
  try {
    await deleteProject(host.api, host.config.variant.groupId, {
      projectId: id,
      revision: null,
    });
  } catch (error) {
    if (!isApiError(error)) throw error;
    // Gone already: deleted elsewhere, or by an attempt whose answer was lost.
    if (!isHttpError(error, 404)) {
      host.showError(error, projectWriteTexts(error, 'verwijderen'));
      return false;
    }
  }
  if (useActiveProjectStore.getState().project?.id === id) clearActiveProject();
  host.tabs.post({ event: 'project_deleted', projectId: id });
  offerRestore(host, {
    id,
    naam,
    type: 'success',
    text: teksten.verwijderen.verwijderd(naam),
    onRestored,
  });
  return true;
};
