import { isApiError } from '@adviestool/contract/api/apiError';
import { archiveProject } from '@adviestool/contract/api/projectBeheer';
import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { loadNewest } from '@adviestool/saving/useConflict';
import { useActiveProjectStore } from '@adviestool/state/activeProject';

import { teksten } from './teksten.ts';

interface Archivering {
  id: number;
  naam: string;
  /** Put away, or taken back. */
  isArchived: boolean;
  /** The page shows what came of it. */
  onDone: () => Promise<void>;
}

/** Puts a project away or takes it back, and offers to undo the first. */
export const setArchived = async (host: HostApi, archivering: Archivering): Promise<void> => {
  const { id, naam, isArchived, onDone } = archivering;
  try {
    const plaats = { groupId: host.config.variant.groupId, projectId: id };
    await archiveProject(host.api, plaats, isArchived);
  } catch (error) {
    if (!isApiError(error)) throw error;
    host.showError(error, projectWriteTexts(error, 'bewerken'));
    return;
  }
  host.tabs.post({ event: 'project_updated', projectId: id });
  // It is put away all the same when it cannot be read now.
  if (useActiveProjectStore.getState().project?.id === id) await loadNewest(host, id);
  host.toast('success', isArchived ? teksten.gearchiveerd(naam) : teksten.teruggehaald(naam), {
    key: `archief:${id}`,
    ...(isArchived && {
      action: {
        label: teksten.ongedaanMaken,
        onAction: () => void setArchived(host, { ...archivering, isArchived: false }),
      },
    }),
  });
  await onDone();
};
