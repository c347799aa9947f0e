import type { Release } from '@adviestool/contract/release';
import { federationName } from '@adviestool/federation/federationName';
import { getInstance } from '@module-federation/enhanced/runtime';

import { isEarlier } from './earlierContract.ts';
import type { RemoteRuntime } from './loadRemote.ts';
import { provideRuntime } from './provideRuntime.ts';
import { integrityByAddress, remoteFilesPlugin } from './remoteFiles.ts';

/** Makes the remotes of a release known to the federation runtime. Nothing is requested yet. */
export const startRuntime = ({ remotes }: Pick<Release, 'remotes'>): RemoteRuntime => {
  const runtime = getInstance();
  if (runtime === null) throw new Error('The federation runtime has not started.');
  const integrity = integrityByAddress(remotes);
  const earlier = Object.entries(remotes).filter(([, { document }]) => isEarlier(document));
  provideRuntime(integrity, new Set(earlier.map(([id]) => federationName(id))));
  runtime.registerPlugins([remoteFilesPlugin(integrity)]);
  runtime.registerRemotes(
    Object.entries(remotes).map(
      ([
        id,
        {
          base,
          document: { entry },
        },
      ]) => ({
        name: federationName(id),
        entry: new URL(base + entry, document.baseURI).href,
      }),
    ),
  );
  return runtime;
};
