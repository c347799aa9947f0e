import type { Stats } from '@rspack/core';

/** Where the packages stand that the host provides and that must exist once on a page. */
const PROVIDED_ONCE =
  /\/node_modules\/(react|react-dom|react-router|zod|zustand)\/|\/(?:shared|node_modules\/@adviestool)\/(state)\//;

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

/**
 * A remote with a copy of its own of what the host provides would have hooks and stores that nobody
 * else sees.
 * @throws Error that names the packages
 */
export const refuseCopies = (stats: Pick<Stats, 'toJson'>): void => {
  const { modules = [] } = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    // Without them joined modules have no names.
    orphanModules: true,
    modulesSpace: Infinity,
    nestedModulesSpace: Infinity,
  });
  const copied = new Set(
    pathsOf(modules.filter(({ orphan }) => orphan !== true)).flatMap((path) => {
      const match = PROVIDED_ONCE.exec(path);
      return match?.[1] ?? (match === null ? [] : '@adviestool/state');
    }),
  );
  if (copied.size === 0) return;
  throw new Error(
    `The build has a copy of ${[...copied].toSorted().join(', ')}, which the host provides: name it in peerDependencies instead of dependencies.`,
  );
};
