import type { Stats } from '@rspack/core';

interface ModuleOfStats {
  /** Stands in no chunk by itself: left out, or joined with another module. */
  orphan?: boolean;
  nameForCondition?: string | null;
  modules?: ModuleOfStats[];
}

const pathsOf = (modules: readonly ModuleOfStats[]): string[] =>
  modules.flatMap(({ nameForCondition, modules: joined = [] }) => [
    ...(typeof nameForCondition === 'string' ? [nameForCondition] : []),
    ...pathsOf(joined),
  ]);

/** The files that are in a build, those of joined modules too. */
export const modulePaths = (stats: Pick<Stats, 'toJson'>): string[] => {
  const { modules = [] } = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    // Without them joined modules have no names.
    orphanModules: true,
    modulesSpace: Infinity,
    nestedModulesSpace: Infinity,
  });
  return pathsOf(modules.filter(({ orphan }) => orphan !== true));
};
