import { isHttpError } from '@adviestool/contract/api/apiError';
import type { HostApi, ToastType } from '@adviestool/contract/remoteModule';
import { restoreKey } from '@adviestool/saving/toastKeys';
import { undoDelete } from '@adviestool/saving/undoDelete';

import { teksten } from './teksten.ts';

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
  const error = await undoDelete(host, removed);
  if (error === null || isHttpError(error, 404)) removed.onEnded?.();
  // There is no other way back.
  else offerRestore(host, removed);
  if (error === null) await removed.onRestored();
};

/** Tells that a project is gone, with the way back. */
export const offerRestore = (host: HostApi, removed: RemovedProject): void => {
  host.toast(removed.type, removed.text, {
    persistent: true,
    // Two projects may have one name, and one project may be offered from several places.
    key: restoreKey(removed.id),
    onDismiss: removed.onEnded,
    action: {
      label: teksten.ongedaanMaken,
      onAction: () => void restore(host, removed),
    },
  });
};
