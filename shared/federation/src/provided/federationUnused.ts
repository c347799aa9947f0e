/*
 * Stands in for parts of the federation runtime that the host would carry along without anybody calling
 * them: its reader of manifests, which a release does not have, and its preloading, which the host does
 * itself. It is taken over as it stands, after the loaders have been chosen, so it holds no type syntax.
 */

const refuse = () => {
  throw new Error(
    'This part of the federation runtime is not in the build; see shared/federation/src/provided.',
  );
};

/** Every plugin is offered its hooks, of which it has none. */
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
}

export const getGlobalRemoteInfo = refuse;
export const formatPreloadArgs = refuse;
export const preloadAssets = refuse;
export const defaultPreloadArgs = refuse;
export const normalizePreloadExposes = refuse;
