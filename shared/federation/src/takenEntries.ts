import type { Stats, StatsModule } from '@rspack/core';

/** What the bundler calls a module that is taken from the host. */
export const TAKEN_FROM_HOST = 'consume-shared-module';

/** How it names one: `consume shared module (default) @adviestool/contract/paths@^1.0.0 (strict)`. */
const NAME = / (\S+)@/;

/** The modules of a build that are taken from the host. */
export const takenModules = (modules: readonly StatsModule[] = []): readonly StatsModule[] =>
  modules.filter(({ moduleType }) => moduleType === TAKEN_FROM_HOST);

/** The `uses` of `remote.json`: the entries of shared packages that a build takes from the host. */
export const takenEntries = (stats: Pick<Stats, 'toJson'>): string[] => {
  const { modules } = stats.toJson({ all: false, modules: true, modulesSpace: Infinity });
  const names = takenModules(modules).map(({ name = '' }) => NAME.exec(name)?.[1] ?? name);
  return [...new Set(names)].toSorted();
};
