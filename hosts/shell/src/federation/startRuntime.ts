import type { Release } from '@adviestool/contract/release';
import { federationName } from '@adviestool/federation/federationName';
import { getInstance } from '@module-federation/enhanced/runtime';

import type { Manifests } from '../start/readRelease.ts';
import type { RemoteRuntime } from './loadRemote.ts';
import { integrityByAddress, remoteFilesPlugin } from './remoteFiles.ts';

/** Makes the remotes of a release known to the federation runtime. Nothing is requested yet. */
export const startRuntime = (
  { remotes }: Pick<Release, 'remotes'>,
  manifests: Manifests,
): RemoteRuntime => {
  const runtime = getInstance();
  if (runtime === null) throw new Error('The federation runtime has not started.');
  runtime.registerPlugins([
    remoteFilesPlugin({ manifests, integrity: integrityByAddress(remotes) }),
  ]);
  runtime.registerRemotes(
    Object.entries(remotes).map(([id, { base }]) => ({
      name: federationName(id),
      entry: new URL(`${base}mf-manifest.json`, document.baseURI).href,
    })),
  );
  return runtime;
};
