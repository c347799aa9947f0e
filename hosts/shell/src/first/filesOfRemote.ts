import type { Release } from '@adviestool/contract/release';

import type { Branch } from './branchAt.ts';

type Remotes = Release['remotes'];

const addressesOf = ({ base }: Remotes[string], names: readonly string[]): string[] =>
  names.map((name) => base + name);

/** Addresses of the files that a page of a remote needs. */
export const filesOfPage = (remote: Remotes[string] | undefined, pageId: string): string[] => {
  if (remote === undefined) return [];
  const { common, pages } = remote.document.files;
  return addressesOf(remote, [...common, ...(pages[pageId] ?? [])]);
};

/** What may be fetched ahead for a page with those above it. */
export const filesOfBranch = (remotes: Remotes, branch: Branch | undefined): string[] => {
  const remote = branch && remotes[branch.remoteId];
  if (branch === undefined || remote?.preload === 'never') return [];
  return [...new Set(branch.pages.flatMap(({ id }) => filesOfPage(remote, id)))];
};

/** Every file of the pages of a remote, first what all of them need. */
export const filesOfRemote = (remote: Remotes[string]): string[] => {
  const { common, pages } = remote.document.files;
  return addressesOf(remote, [...new Set([...common, ...Object.values(pages).flat()])]);
};
