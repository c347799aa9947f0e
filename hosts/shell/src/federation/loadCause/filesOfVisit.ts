import type { Release } from '@adviestool/contract/release';

import { branchAt } from '../../first/branchAt.ts';
import { filesOfPage } from '../../first/filesOfRemote.ts';

/** A file of a remote: its address, and its hash when the release knows one. */
export interface RemoteFile {
  address: string;
  integrity: string | undefined;
}

/** The files of the page at an address and of those around it, as the release has them. */
export const filesOfVisit = (remotes: Release['remotes'], pathname: string): RemoteFile[] => {
  const branch = branchAt(remotes, pathname);
  const remote = branch && remotes[branch.remoteId];
  if (branch === undefined || remote === undefined) return [];
  const addresses = new Set(branch.pages.flatMap(({ id }) => filesOfPage(remote, id)));
  return [...addresses].map((address) => ({
    address,
    integrity: remote.integrity[address.slice(remote.base.length)],
  }));
};
