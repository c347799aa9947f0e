import { useImportQueueStore } from '@adviestool/state/importQueue';
import { selectUser, useSessionStore } from '@adviestool/state/session';

import { useImportFailureStore } from './importFailureStore.ts';

/** Whether the user is to say what to do with what the parent frame has sent. */
export const useImportAsked = (): boolean => {
  const isQueued = useImportQueueStore(({ items }) => items.length > 0);
  const isLoggedIn = useSessionStore((session) => selectUser(session) !== null);
  const isBroken = useImportFailureStore((state) => state.isDialogBroken);
  return isQueued && isLoggedIn && !isBroken;
};
