import { HOST_RUNTIME } from '@adviestool/federation/hostRuntime';

import { takesEarlier } from './earlierContract.ts';
import { createEntryRuntime, type EntryRuntime } from './runtime/createEntryRuntime.ts';
import { sharedModules } from './runtime/sharedModules.ts';

/** What remotes take from the host; their entries do not have it (TakeFromHost of shared/federation). */
export interface HostRuntime {
  /** What an entry starts with, anew for each that asks. */
  federation: () => EntryRuntime;
  /** Subresource integrity of a file by its whole address; empty: the release does not know it. */
  integrityOf: (address: string) => string;
  /** What the host provides, and who took it: for who looks at a page. */
  shared: typeof sharedModules;
}

/**
 * Gives remotes the runtime of the host and the hashes of the release, before any of them is loaded.
 * @param earlier names in the federation of the remotes of the contract before
 */
export const provideRuntime = (
  integrity: ReadonlyMap<string, string>,
  earlier: ReadonlySet<string> = new Set(),
): void => {
  const provided: HostRuntime = {
    federation: () =>
      createEntryRuntime((remote, asked) => earlier.has(remote) && takesEarlier(asked)),
    integrityOf: (address) => integrity.get(address) ?? '',
    shared: sharedModules,
  };
  Object.assign(globalThis, { [HOST_RUNTIME]: provided });
};
