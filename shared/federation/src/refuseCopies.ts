import type { Stats } from '@rspack/core';

import { modulePaths } from './styles/modulePaths.ts';

/** Where the packages stand that the host provides and that must exist once on a page. */
const PROVIDED_ONCE =
  /[\\/]node_modules[\\/](react|react-dom|react-router|zod|zustand)[\\/]|[\\/](?:shared|node_modules[\\/]@adviestool)[\\/](state)[\\/]/;

/**
 * A remote with a copy of its own of what the host provides would have hooks and stores that nobody
 * else sees.
 * @throws Error that names the packages
 */
export const refuseCopies = (stats: Pick<Stats, 'toJson'>): void => {
  const copied = new Set(
    modulePaths(stats).flatMap((path) => {
      const match = PROVIDED_ONCE.exec(path);
      return match?.[1] ?? (match === null ? [] : '@adviestool/state');
    }),
  );
  if (copied.size === 0) return;
  throw new Error(
    `The build has a copy of ${[...copied].toSorted().join(', ')}, which the host provides: name it in peerDependencies instead of dependencies.`,
  );
};
