import type { Group, SessionUser } from '@adviestool/contract/session';
import { create } from 'zustand';

/** Who uses the product (specification 4): unknown until the bootstrap has answered. */
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
