import { isApiError } from '@adviestool/contract/api/apiError';
import { deleteProject, restoreProject } from '@adviestool/contract/api/projects';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { clearActiveProject, useActiveProjectStore } from '@adviestool/state/activeProject';

import { projectWriteTexts } from './projectWriteTexts.ts';
import { verwijderTeksten as teksten } from './teksten.ts';

const restore = async (
  host: HostApi,
  { id, naam }: { id: number; naam: string },
  onRestored: () => Promise<void>,
): Promise<void> => {
  try {
    await restoreProject(host.api, host.config.variant.groupId, id);
  } catch (error) {
    if (!isApiError(error)) throw error;
    host.showError(error, projectWriteTexts(error, 'bewerken'));
    return;
  }
  host.tabs.post({ event: 'project_created', projectId: id });
  host.toast('success', teksten.teruggezet(naam));
  await onRestored();
};

/**
 * Deletes a project once the user has confirmed it, and offers to undo that.
 * @returns true when it is gone
 */
export const removeProject = async (
  host: HostApi,
  { id, projectGegevens: { projectNaam } }: Project,
  onRestored: () => Promise<void>,
): Promise<boolean> => {
  const naam = projectNaam ?? '';
  const isConfirmed = await host.confirm({
    title: teksten.titel(naam),
    text: teksten.uitleg,
    confirm: teksten.bevestigen,
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
  host.tabs.post({ event: 'project_deleted', projectId: id });
  host.toast('success', teksten.verwijderd(naam), {
    persistent: true,
    action: {
      label: teksten.ongedaanMaken,
      onAction: () => void restore(host, { id, naam }, onRestored),
    },
  });
  return true;
};
