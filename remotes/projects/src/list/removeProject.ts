import { isApiError } from '@adviestool/contract/api/apiError';
import { deleteProject } from '@adviestool/contract/api/projects';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { clearActiveProject, useActiveProjectStore } from '@adviestool/state/activeProject';

import { projectWriteTexts } from '../projectWriteTexts.ts';
import { VERWIJDEREN_UITLEG } from './teksten.ts';

/** Deletes a project once the user has confirmed it; true when it is gone. */
export const removeProject = async (
  host: HostApi,
  { id, projectGegevens: { projectNaam } }: Project,
): Promise<boolean> => {
  const isConfirmed = await host.confirm({
    title: `Project ‘${projectNaam ?? ''}’ verwijderen`,
    text: VERWIJDEREN_UITLEG,
    confirm: 'Project verwijderen',
    cancel: 'Annuleren',
    destructive: true,
  });
  if (!isConfirmed) return false;
  try {
    await deleteProject(host.api, host.config.variant.groupId, id);
  } catch (error) {
    if (!isApiError(error)) throw error;
    host.showError(error, projectWriteTexts(error, 'verwijderen'));
    return false;
  }
  if (useActiveProjectStore.getState().project?.id === id) clearActiveProject();
  host.toast('success', 'Project verwijderd.');
  return true;
};
