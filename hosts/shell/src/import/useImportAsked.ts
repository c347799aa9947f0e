import { useImportQueueStore } from '@adviestool/state/importQueue';
import { selectUser, useSessionStore } from '@adviestool/state/session';

/** Whether the user is to say what to do with what the parent frame has sent. */
export const useImportAsked = (): boolean => {
  const isQueued = useImportQueueStore(({ items }) => items.length > 0);
  const isLoggedIn = useSessionStore((session) => selectUser(session) !== null);
  return isQueued && isLoggedIn;
};
