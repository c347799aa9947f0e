import type { Release } from '@adviestool/contract/release';

import { remoteErrorOf } from '../federation/loadCause/remoteErrors.ts';
import type { LoadedRemote } from '../federation/loadRemote.ts';

/** Gives a remote whose code runs in a frame alone. @throws RemoteLoadError */
export const loadFramed = async (release: Release, remoteId: string): Promise<LoadedRemote> => {
  try {
    return (await import('./framedRemote.tsx')).framedRemote(release, remoteId);
  } catch (cause) {
    throw remoteErrorOf(remoteId, cause);
  }
};
