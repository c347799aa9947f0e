import type { Stats } from '@rspack/core';

/** What the bundler calls a module that is taken from the host. */
const TAKEN_FROM_HOST = 'consume-shared-module';

/**
 * The entry of a remote runs before the host has given it anything: the module of a remote is a table
 * of imports and uses nothing that is shared.
 * @param name that of the entry's chunk
 * @throws Error that names what it uses
 */
export const refuseEarlyUse = (stats: Pick<Stats, 'toJson'>, name: string): void => {
  const { modules = [], namedChunkGroups = {} } = stats.toJson({
    all: false,
    modules: true,
    chunkModules: true,
    ids: true,
    chunkGroups: true,
    modulesSpace: Infinity,
  });
  const early = new Set(namedChunkGroups[name]?.chunks);
  const used = modules.filter(
    ({ moduleType, chunks = [] }) =>
      moduleType === TAKEN_FROM_HOST && chunks.some((chunk) => early.has(chunk)),
  );
  if (used.length === 0) return;
  const names = used.map((module) => module.name ?? '').toSorted();
  throw new Error(
    `src/module.ts imports what the host provides, which is not there yet: ${names.join(', ')}. Import it in the file of a page.`,
  );
};
