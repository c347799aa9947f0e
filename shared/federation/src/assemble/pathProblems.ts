import { allPages } from '@adviestool/contract/remoteDocument';
import { RESERVED_PATHS } from '@adviestool/create-remote/reservedPaths';

import {
  endsOf,
  MOST_OPTIONAL,
  routesOf,
  segmentsOf,
  type ClaimingPage,
  type ClaimingParts,
} from './claims.ts';

type Placed = Pick<ClaimingParts['remotes'][number], 'id' | 'at'> & {
  document: { pages: readonly ClaimingPage[] };
};

/** A name or a parameter, and whether it may be left out. */
const SEGMENT = /^(?:[^*:?]+|:[\w-]+)\??$/;

/** What is wrong with the whole path of a page, whatever other parts have; null: nothing. */
const problemOf = (path: string): string | null => {
  const segments = segmentsOf(path);
  if (segments.length === 1 && segments[0] === '') return null;
  const wrong = segments.find(
    (segment, index) =>
      !SEGMENT.test(segment) && !(segment === '*' && index === segments.length - 1),
  );
  if (wrong !== undefined) {
    return `expected names, as :name what differs, a ? behind what may be left out, or * at the end; it has ‘${wrong}’`;
  }
  if (segments.filter((segment) => segment.endsWith('?')).length > MOST_OPTIONAL) {
    return `expected ${MOST_OPTIONAL} parts that may be left out at the most`;
  }
  if (path.includes('.')) return 'expected none with a point, which would be asked for as a file';
  const routes = routesOf(path);
  if (routes.some((route) => /^\/[:*]/.test(route))) {
    return 'expected a name first, for without one it stands for pages of other parts';
  }
  const reserved = RESERVED_PATHS.find((name) =>
    routes.some((route) => route === `/${name}` || route.startsWith(`/${name}/`)),
  );
  return reserved === undefined
    ? null
    : `expected another, for the server answers itself at and below ‘/${reserved}’`;
};

/** What is wrong with the paths of the pages of remotes by themselves. */
export const pathProblems = (remotes: readonly Placed[]): string[] =>
  remotes.flatMap(({ id, document, at }) => {
    // With an index page the router prefers `x/*` to the page at `x` itself.
    const stars = allPages(document.pages)
      .filter(({ path, children }) => path.endsWith('*') && children.length > 0)
      .map((page) => ({ ...page, problem: 'expected no pages below a *' }));
    const wrong = endsOf(document.pages).map((page) => ({
      ...page,
      problem: problemOf(page.path),
    }));
    return [...stars, ...wrong].flatMap((page) =>
      page.problem === null
        ? []
        : [
            `${at}: the path ‘${page.path.replace(/^\/+/, '')}’ of ${id}/${page.id}: ${page.problem}.`,
          ],
    );
  });
