import type { Release } from '@adviestool/contract/release';
import { federationName } from '@adviestool/federation/federationName';
import type { ModuleFederation } from '@module-federation/enhanced/runtime';

import { RemoteContractError } from './RemoteContractError.ts';
import { remoteErrorOf } from './remoteErrorOf.ts';
import { remoteModuleSchema, type LoadedRemote } from './remoteModuleSchema.ts';

/** The part of the federation runtime that loading needs. */
export interface RemoteRuntime {
  loadRemote: (id: string) => Promise<unknown>;
}

/** Makes every remote of the release known to the runtime; nothing is requested yet. */
export const registerRemotes = (
  runtime: Pick<ModuleFederation, 'registerRemotes'>,
  remotes: Release['remotes'],
): void => {
  runtime.registerRemotes(
    Object.entries(remotes).map(([id, { base }]) => ({
      name: federationName(id),
      entry: new URL(`${base}mf-manifest.json`, document.baseURI).href,
    })),
  );
};

/**
 * Loads the module of a remote. A failure is not remembered: the next call tries again.
 * @throws RemoteLoadError, RemoteContractError, or what the remote throws
 */
export const loadRemoteModule = async (
  runtime: RemoteRuntime,
  remoteId: string,
): Promise<LoadedRemote> => {
  let loaded: unknown;
  try {
    loaded = await runtime.loadRemote(`${federationName(remoteId)}/module`);
  } catch (cause) {
    throw remoteErrorOf(remoteId, cause);
  }
  const module = remoteModuleSchema.safeParse(loaded);
  if (!module.success) {
    throw new RemoteContractError(remoteId, 'its module has another form', { cause: module.error });
  }
  if (module.data.default.id !== remoteId) {
    throw new RemoteContractError(remoteId, `its module says ${module.data.default.id}`);
  }
  return module.data.default;
};
