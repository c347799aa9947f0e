import type { HostApi } from '@adviestool/contract/remoteModule';

import { askConfirm } from '../dialogs/questionStore.ts';

/** Asks what a frame wants to know, as a question of its remote: one at a time, and none any more when it is gone. */
export const createFrameConfirm = (remoteId: string, signal: AbortSignal): HostApi['confirm'] => {
  let isOpen = false;
  return async (question) => {
    if (isOpen || signal.aborted) return false;
    isOpen = true;
    try {
      return await askConfirm(question, { remoteId, signal });
    } finally {
      isOpen = false;
    }
  };
};
