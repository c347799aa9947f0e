import { HOST_RUNTIME } from '@adviestool/federation/hostRuntime';
import { createInstance, getInstance } from '@module-federation/enhanced/runtime';
import {
  attachShareScopeMap,
  bundlerRuntime,
  type Federation,
} from '@module-federation/webpack-bundler-runtime';
// The host exposes nothing, so that its own runtime is built without this.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

import { earlierVersions } from './earlierContract.ts';

type Runtime = Pick<NonNullable<Federation['runtime']>, 'init'>;

/** What remotes take from the host; their entries do not have it (TakeFromHost of shared/federation). */
export interface HostRuntime {
  /** The federation runtime, with a state of its own for each remote that asks. */
  federation: () => Omit<Federation, 'runtime'> & { runtime: Runtime };
  /** Subresource integrity of a file by its whole address; empty: the release does not know it. */
  integrityOf: (address: string) => string;
}

/** An entry that runs again, after it failed, keeps the instance it had. */
const initRemote =
  (earlier: ReadonlySet<string>): Runtime['init'] =>
  (options) => {
    const known = getInstance(({ name }) => name === options.name);
    known?.initOptions(options);
    if (known !== null) return known;
    const instance = createInstance(options);
    if (earlier.has(options.name)) instance.registerPlugins([earlierVersions]);
    return instance;
  };

/**
 * Gives remotes the runtime of the host and the hashes of the release, before any of them is loaded.
 * @param earlier names in the federation of the remotes of the contract before
 */
export const provideRuntime = (
  integrity: ReadonlyMap<string, string>,
  earlier: ReadonlySet<string> = new Set(),
): void => {
  const provided: HostRuntime = {
    federation: () => ({
      runtime: { init: initRemote(earlier) },
      bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
      attachShareScopeMap,
      bundlerRuntimeOptions: {},
    }),
    integrityOf: (address) => integrity.get(address) ?? '',
  };
  Object.assign(globalThis, { [HOST_RUNTIME]: provided });
};
