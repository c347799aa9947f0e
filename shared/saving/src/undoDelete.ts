import { isApiError, type ApiError } from '@adviestool/contract/api/apiError';
import { restoreProject } from '@adviestool/contract/api/projects';
import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import type { HostApi } from '@adviestool/contract/remoteModule';

import { teksten } from './teksten.ts';
import { restoreKey } from './toastKeys.ts';

/** Brings a deleted project back and tells so, here and in the other tabs. @returns why not; null when it is back */
export const undoDelete = async (
  host: HostApi,
  { id, naam }: { id: number; naam: string },
): Promise<ApiError | null> => {
  try {
    await restoreProject(host.api, host.config.variant.groupId, id);
  } catch (error) {
    if (!isApiError(error)) throw error;
    host.showError(error, projectWriteTexts(error, 'bewerken'));
    return error;
  }
  // It may have been offered elsewhere on the page too.
  host.endToast?.(restoreKey(id));
  host.tabs.post({ event: 'project_created', projectId: id });
  host.toast('success', teksten.verwijderd.teruggezet(naam));
  return null;
};
