import type { Stats } from '@rspack/core';

import { takenModules } from './takenEntries.ts';

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
  const used = takenModules(modules).filter(({ chunks = [] }) =>
    chunks.some((chunk) => early.has(chunk)),
  );
  if (used.length === 0) return;
  const names = used.map((module) => module.name ?? '').toSorted();
  throw new Error(
    `src/module.ts imports what the host provides, which is not there yet: ${names.join(', ')}. Import it in the file of a page.`,
  );
};
