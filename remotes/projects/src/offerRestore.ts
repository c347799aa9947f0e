import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import { restoreProject } from '@adviestool/contract/api/projects';
import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import type { HostApi, ToastType } from '@adviestool/contract/remoteModule';

import { verwijderTeksten as teksten } from './teksten.ts';

/** A project that has been deleted, and how that is told. */
interface RemovedProject {
  id: number;
  naam: string;
  type: ToastType;
  text: string;
  onRestored: () => Promise<void> | void;
  /** The offer was taken or refused, or came too late. */
  onEnded?: () => void;
}

const restore = async (host: HostApi, removed: RemovedProject): Promise<void> => {
  const { id, naam, onRestored, onEnded } = removed;
  try {
    await restoreProject(host.api, host.config.variant.groupId, id);
  } catch (error) {
    if (!isApiError(error)) throw error;
    host.showError(error, projectWriteTexts(error, 'bewerken'));
    if (isHttpError(error, 404)) onEnded?.();
    // There is no other way back.
    else offerRestore(host, removed);
    return;
  }
  onEnded?.();
  host.tabs.post({ event: 'project_created', projectId: id });
  host.toast('success', teksten.teruggezet(naam));
  await onRestored();
};

/** Tells that a project is gone, with the way back. */
export const offerRestore = (host: HostApi, removed: RemovedProject): void => {
  host.toast(removed.type, removed.text, {
    persistent: true,
    // Two projects may have one name, and one project may be offered from several places.
    key: `restore:${removed.id}`,
    onDismiss: removed.onEnded,
    action: { label: teksten.ongedaanMaken, onAction: () => void restore(host, removed) },
  });
};
