import type { SessionUser } from '@adviestool/contract/session';
import { create } from 'zustand';

/** The user whose session has ended while the page is still open; null: nobody. */
export const useExpiryStore = create<{ user: SessionUser | null }>()(() => ({ user: null }));

/** The calls that wait until the user of an ended session has logged in again. */
export interface Expiry {
  /** Asks this user to log in; resolves to true when that has happened, else to false. */
  ask: (user: SessionUser) => Promise<boolean>;
  /** Somebody has logged in, or nobody will (null). */
  settle: (user: SessionUser | null) => void;
}

export const createExpiry = (): Expiry => {
  let waiting: ((isBack: boolean) => void)[] = [];
  return {
    ask: (user) => {
      useExpiryStore.setState({ user });
      return new Promise((resolve) => {
        waiting.push(resolve);
      });
    },
    settle: (user) => {
      const isBack = user !== null && user.uid === useExpiryStore.getState().user?.uid;
      useExpiryStore.setState({ user: null });
      const asked = waiting;
      waiting = [];
      for (const resolve of asked) resolve(isBack);
    },
  };
};
