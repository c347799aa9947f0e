import type { Release } from '@adviestool/contract/release';
import { federationName } from '@adviestool/federation/federationName';

import { isEarlier } from './earlierContract.ts';
import { provideRuntime } from './provideRuntime.ts';
import { addressOf, integrityByAddress } from './remoteFiles.ts';
import { createRemoteRuntime, type RemoteRuntime } from './runtime/createRemoteRuntime.ts';

/** Makes the remotes of a release known. Nothing is requested yet. */
export const startRuntime = ({ remotes }: Pick<Release, 'remotes'>): RemoteRuntime => {
  const integrity = integrityByAddress(remotes);
  const all = Object.entries(remotes);
  const earlier = all.filter(([, { document }]) => isEarlier(document));
  provideRuntime(integrity, new Set(earlier.map(([id]) => federationName(id))));
  const entries = new Map(
    all.map(([id, { base, document }]): [string, string] => [
      federationName(id),
      addressOf(base + document.entry),
    ]),
  );
  return createRemoteRuntime({ entries, integrity });
};
