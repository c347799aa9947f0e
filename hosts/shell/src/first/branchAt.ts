import type { RemotePage } from '@adviestool/contract/remoteDocument';
import type { Release } from '@adviestool/contract/release';

import { normalPath } from '../routing/normalPath.ts';

/** A page with those above it, the outermost first. */
export interface Branch {
  remoteId: string;
  pages: readonly RemotePage[];
}

const branchesOf = (remoteId: string, above: readonly RemotePage[], page: RemotePage): Branch[] => {
  const pages = [...above, page];
  return [
    { remoteId, pages },
    ...page.children.flatMap((child) => branchesOf(remoteId, pages, child)),
  ];
};

const partsOf = ({ pages }: Branch): string[] =>
  pages.flatMap(({ path }) => path.split('/').filter((part) => part !== ''));

const patternOf = (part: string): string => {
  if (part === '*') return '(/.*)?';
  const name = part.replace(/\?$/, '');
  const pattern = name.startsWith(':')
    ? '/[^/]+'
    : `/${name.toLowerCase().replaceAll(/[^a-z0-9-]/g, String.raw`\$&`)}`;
  return name === part ? pattern : `(${pattern})?`;
};

/** How much of a path is said by name, as the router prefers. */
const namesIn = (branch: Branch): number =>
  partsOf(branch).filter((part) => !/^[:*]/.test(part)).length;

/**
 * The page at a path, as the router will find it: that with most of its path said by name, and of a
 * page and its index page the latter. Undefined: no remote has it.
 */
export const branchAt = (remotes: Release['remotes'], pathname: string): Branch | undefined => {
  const path = normalPath(pathname).replace(/\/$/, '');
  return Object.entries(remotes)
    .flatMap(([remoteId, { document }]) =>
      document.pages.flatMap((page) => branchesOf(remoteId, [], page)),
    )
    .filter((branch) => new RegExp(`^${partsOf(branch).map(patternOf).join('')}$`).test(path))
    .toSorted(
      (one, other) => namesIn(other) - namesIn(one) || other.pages.length - one.pages.length,
    )[0];
};
