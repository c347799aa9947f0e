import type { Group, SessionUser } from '@adviestool/contract/session';
import { useState } from 'react';
import { create } from 'zustand';

/** Who uses the product: unknown until the bootstrap has answered. */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'anonymous'; group: Group | null }
  | { status: 'authenticated'; user: SessionUser; group: Group | null };

export const useSessionStore = create<SessionState>()(() => ({ status: 'unknown' }));

/** Replaces the session as a whole. */
export const setSession = (session: SessionState): void => {
  useSessionStore.setState(session, true);
};

export const selectUser = (session: SessionState): SessionUser | null =>
  session.status === 'authenticated' ? session.user : null;

/** Who uses the product now; null: nobody, or not known yet. */
export const currentUid = (): number | null => selectUser(useSessionStore.getState())?.uid ?? null;

/** Tells whether the user is still the one who was there when the component came. */
export const useIsSameUser = (): (() => boolean) => {
  const [uid] = useState(currentUid);
  return () => currentUid() === uid;
};
