import type { Release } from '@adviestool/contract/release';
import { FILE_TIMEOUT } from '@adviestool/federation/fileTimeout';

import { branchAt } from '../first/branchAt.ts';
import { log } from '../log/log.ts';
import { filesOfPage } from '../preload/filesOfRemote.ts';
import type { RemoteFile } from './loadCause/findLoadCause.ts';
import type { RemoteLoadError } from './remoteErrors.ts';
import { teksten } from './teksten.ts';

/** Whether the site that the host came from gives an answer, whatever it says. */
const isHostReachable = async (): Promise<boolean> => {
  try {
    await fetch('/release.json', { cache: 'no-store', signal: AbortSignal.timeout(FILE_TIMEOUT) });
    return true;
  } catch {
    return false;
  }
};

/** Says why a page of a remote did not come; null: that cannot be told. */
export type LoadErrorText = (error: RemoteLoadError) => Promise<string | null>;

/** The files of the page at the address, and of those around it, as the release has them. */
const filesOfVisit = (remotes: Release['remotes']): RemoteFile[] => {
  const branch = branchAt(remotes, location.pathname);
  const remote = branch && remotes[branch.remoteId];
  if (branch === undefined || remote === undefined) return [];
  const addresses = new Set(branch.pages.flatMap(({ id }) => filesOfPage(remote, id)));
  return [...addresses].map((address) => ({
    address,
    integrity: remote.integrity[address.slice(remote.base.length)],
  }));
};

/** Only who is offline, or does not reach the host itself, is sent to look at the own connection. */
export const createLoadErrorText =
  (remotes: Release['remotes']): LoadErrorText =>
  async (error) => {
    if (!navigator.onLine || !(await isHostReachable())) return teksten.geenVerbinding;
    try {
      const { explainLoadError } = await import('./loadCause/explainLoadError.ts');
      return await explainLoadError(error, filesOfVisit(remotes));
    } catch (cause) {
      log('warn', 'What explains a failure could not be loaded.', cause);
      return null;
    }
  };
