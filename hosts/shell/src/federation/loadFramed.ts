import type { Release } from '@adviestool/contract/release';

import { remoteErrorOf } from './loadCause/remoteErrors.ts';
import type { LoadedRemote } from './loadRemote.ts';

/** Gives a remote whose code runs in a frame alone. @throws RemoteLoadError */
export const loadFramed = async (release: Release, remoteId: string): Promise<LoadedRemote> => {
  try {
    return (await import('../frame/framedRemote.tsx')).framedRemote(release, remoteId);
  } catch (cause) {
    throw remoteErrorOf(remoteId, cause);
  }
};
