import { allPages, type RemoteDocument } from '@adviestool/contract/remoteDocument';

/** Something that only one part of a composition may have. */
export interface Claim {
  what: string;
  by: string;
}

export interface ClaimingPage {
  id: string;
  path: string;
  children: readonly ClaimingPage[];
}

/** What a remote would have for itself. */
interface Claiming {
  id: string;
  pages: readonly ClaimingPage[];
  menus: readonly Pick<RemoteDocument['menus'][number], 'menu' | 'id'>[];
}

/** The parts of a composition, as far as one has what another needs or would have too. */
export interface ClaimingParts {
  /** Paths of the host's own pages. */
  paths: readonly string[];
  /** The remotes, each with where its document stands. */
  remotes: readonly { id: string; document: Claiming & { needs: readonly string[] }; at: string }[];
}

/** How many segments of a path may be left out: each doubles the routes that it stands for. */
export const MOST_OPTIONAL = 4;

/** A slash around a path says nothing. */
const withoutSlashes = (path: string): string => path.replaceAll(/^\/|\/$/g, '');

/** The segments of a whole path. */
export const segmentsOf = (path: string): string[] => withoutSlashes(path).split('/');

/** By which routes are told apart, with and without each segment that may be left out: the name of a parameter says nothing. */
export const routesOf = (path: string): string[] => {
  const routes = segmentsOf(path.toLowerCase()).reduce<string[]>(
    (heads, segment) => {
      const name = segment.replace(/\?$/, '').replace(/^:.+/, ':…');
      const there = heads.map((head) => (name === '' ? head : `${head}/${name}`));
      const isOptional = segment.endsWith('?') && heads.length < 2 ** MOST_OPTIONAL;
      return isOptional ? [...there, ...heads] : there;
    },
    [''],
  );
  return [...new Set(routes)].map((route) => (route === '' ? '/' : route));
};

/** The pages that a visit can end at, with their whole paths; an index page stands for its parent. */
export const endsOf = (
  pages: readonly ClaimingPage[],
  above = '',
): { id: string; path: string }[] =>
  pages.flatMap(({ id, path, children }) => {
    const whole = path === '' ? above : `${above}/${withoutSlashes(path)}`;
    const below = endsOf(children, whole);
    const isFrame =
      children.some((child) => child.path === '') || (path === '' && below.length > 0);
    return isFrame ? below : [{ id, path: whole }, ...below];
  });

export const pathClaims = (path: string, by: string): Claim[] =>
  routesOf(path).map((route) => ({ what: `the path ‘${route}’`, by }));

export const federationNameClaim = (name: string, by: string): Claim => ({
  what: `the federation name ‘${name}’`,
  by,
});

/** The whole paths of the pages of a remote that a visit can end at. */
export const pathsOf = ({ pages }: Pick<Claiming, 'pages'>): string[] =>
  endsOf(pages).map(({ path }) => (path === '' ? '/' : path));

const fits = (route: readonly string[], segments: readonly string[]): boolean => {
  const isOpen = route.at(-1) === '*';
  const fixed = isOpen ? route.slice(0, -1) : route;
  return (
    (isOpen ? segments.length >= fixed.length : segments.length === fixed.length) &&
    fixed.every((name, at) => name === ':…' || name === segments[at])
  );
};

/** Whether where an item of a menu leads is a page. @param paths of the pages that there are */
export const isPageOf = (paths: readonly string[], to: string): boolean => {
  const [path = ''] = to.split(/[?#]/);
  const asked = routesOf(path).map(segmentsOf);
  return paths
    .flatMap(routesOf)
    .some((route) => asked.some((segments) => fits(segmentsOf(route), segments)));
};

/** The page ids, paths and menu ids of a remote. */
export const documentClaims = ({ id, pages, menus }: Claiming): Claim[] => [
  ...allPages(pages).map((page) => ({ what: `the page id ‘${id}/${page.id}’`, by: id })),
  ...endsOf(pages).flatMap((page) => pathClaims(page.path, `${id}/${page.id}`)),
  ...menus.map((item) => ({ what: `the menu id ‘${item.menu}/${item.id}’`, by: id })),
];
