import type { RemotePage } from '@adviestool/contract/remoteDocument';
import type { Release } from '@adviestool/contract/release';

import { normalPath } from '../routing/normalPath.ts';

/** A page with those above it, the outermost first. */
export interface Branch {
  remoteId: string;
  pages: readonly RemotePage[];
}

interface Found extends Branch {
  /** How many parts of the path it says by name, as the router prefers. */
  names: number;
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** What is left of a path behind a page's own; null: it leads elsewhere. */
const restBehind = (path: string, parts: readonly string[]): readonly string[] | null => {
  let rest = parts;
  for (const wanted of partsOf(path)) {
    if (wanted === '*') return [];
    const isOptional = wanted.endsWith('?');
    const name = isOptional ? wanted.slice(0, -1) : wanted;
    const fits = rest[0] !== undefined && (name.startsWith(':') || name.toLowerCase() === rest[0]);
    if (fits) rest = rest.slice(1);
    else if (!isOptional) return null;
  }
  return rest;
};

const namesIn = (path: string): number =>
  partsOf(path).filter((part) => !/^[:*]/.test(part)).length;

const findIn = (pages: readonly RemotePage[], parts: readonly string[], above: Found): Found[] =>
  pages.flatMap((page) => {
    const rest = restBehind(page.path, parts);
    if (rest === null) return [];
    const found = {
      remoteId: above.remoteId,
      pages: [...above.pages, page],
      names: above.names + namesIn(page.path),
    };
    const below = findIn(page.children, rest, found);
    return rest.length === 0 ? [...below, found] : below;
  });

/**
 * The page at a path, as the router will find it: that with most of its path said by name, and of a
 * page and its index page the latter. Undefined: no remote has it.
 */
export const branchAt = (remotes: Release['remotes'], pathname: string): Branch | undefined => {
  const parts = partsOf(normalPath(pathname));
  return Object.entries(remotes)
    .flatMap(([remoteId, { document }]) =>
      findIn(document.pages, parts, { remoteId, pages: [], names: 0 }),
    )
    .toSorted((one, other) => other.names - one.names)[0];
};
