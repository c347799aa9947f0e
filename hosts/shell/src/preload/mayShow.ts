import type { Guard } from '@adviestool/contract/remoteDocument';
import type { SessionState } from '@adviestool/state/session';

/** Whether pages with these guards will be shown to a visitor who was last seen like this. */
export const mayShow = (guards: readonly Guard[], lastSeen: SessionState['status']): boolean => {
  if (guards.includes('require-authenticated')) return lastSeen === 'authenticated';
  return !guards.includes('require-anonymous') || lastSeen !== 'authenticated';
};
