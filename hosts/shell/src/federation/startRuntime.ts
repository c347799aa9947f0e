import type { Release } from '@adviestool/contract/release';
import { getInstance } from '@module-federation/enhanced/runtime';

import type { Manifests } from '../start/readRelease.ts';
import { registerRemotes, type RemoteRuntime } from './loadRemoteModule.ts';
import { integrityByAddress, remoteFilesPlugin } from './remoteFilesPlugin.ts';

/** Makes the remotes of a release known to the federation runtime. Nothing is requested yet. */
export const startRuntime = (release: Release, manifests: Manifests): RemoteRuntime => {
  const runtime = getInstance();
  if (runtime === null) throw new Error('The federation runtime has not started.');
  runtime.registerPlugins([
    remoteFilesPlugin({ manifests, integrity: integrityByAddress(release.remotes) }),
  ]);
  registerRemotes(runtime, release.remotes);
  return runtime;
};
