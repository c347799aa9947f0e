import { allPages, type RemoteDocument } from '@adviestool/contract/remoteDocument';

/** Something that only one part of a composition may have. */
export interface Claim {
  what: string;
  by: string;
}

interface ClaimingPage {
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

/** A path by which routes are told apart: the name of a parameter says nothing. */
const routeOf = (path: string): string =>
  `/${path.toLowerCase()}`.replaceAll(/\/+/g, '/').replaceAll(/:[^/]+/g, ':…');

/** The pages that a visit can end at, with their whole paths; an index page stands for its parent. */
const endsOf = (pages: readonly ClaimingPage[], above: string): { id: string; path: string }[] =>
  pages.flatMap(({ id, path, children }) => {
    const whole = path === '' ? above : `${above}/${path}`;
    const below = endsOf(children, whole);
    const isFrame =
      children.some((child) => child.path === '') || (path === '' && below.length > 0);
    return isFrame ? below : [{ id, path: whole }, ...below];
  });

export const pathClaim = (path: string, by: string): Claim => ({
  what: `the path ‘${routeOf(path)}’`,
  by,
});

export const federationNameClaim = (name: string, by: string): Claim => ({
  what: `the federation name ‘${name}’`,
  by,
});

/** The whole paths of the pages of a remote that a visit can end at. */
export const pathsOf = ({ pages }: Pick<Claiming, 'pages'>): string[] =>
  endsOf(pages, '').map(({ path }) => (path === '' ? '/' : path));

/** The page ids, paths and menu ids of a remote. */
export const documentClaims = ({ id, pages, menus }: Claiming): Claim[] => [
  ...allPages(pages).map((page) => ({ what: `the page id ‘${id}/${page.id}’`, by: id })),
  ...endsOf(pages, '').map((page) => pathClaim(page.path, `${id}/${page.id}`)),
  ...menus.map((item) => ({ what: `the menu id ‘${item.menu}/${item.id}’`, by: id })),
];
