import { withSlotVersion, type RemoteDocument } from '@adviestool/contract/remoteDocument';

import { EARLIER } from './earlier.ts';
import { isWithin } from './runtime/ranges.ts';
import type { AskedModule } from './runtime/sharedModules.ts';

/*
 * Remotes of the contract before this one: all that the host does for them alone stands in this file
 * and in `earlier.ts`. With the next contract both are written anew. Their documents have been read in
 * today's form already, for who composes needs it too (`remoteDocumentSchema`).
 */

/** Whether a remote is one of the contract before. */
export const isEarlier = ({ contract }: Pick<RemoteDocument, 'contract'>): boolean =>
  contract === EARLIER.contract;

/** The places that a module of the contract before fills: they had no versions. */
export const adaptSlots = <File>(
  slots: Readonly<Record<string, File>> = {},
): Record<string, File> =>
  Object.fromEntries(Object.entries(slots).map(([name, file]) => [withSlotVersion(name), file]));

const versionFor = (entry: string): string | undefined =>
  Object.entries(EARLIER.provides).find(([name]) => entry.startsWith(`${name}/`))?.[1];

/**
 * Whether a remote of the contract before gets a package of this host, which stands in for the one that it was
 * built on: its entry asks for the number of then.
 */
export const takesEarlier = ({ shareKey, requiredVersion }: AskedModule): boolean => {
  const former = versionFor(shareKey);
  return (
    former !== undefined && typeof requiredVersion === 'string' && isWithin(former, requiredVersion)
  );
};
