import type { RemoteDocument, RemotePage } from '@adviestool/contract/remoteDocument';

import { STUB_ID } from './stubAnswers.ts';

/** A page that is opened, with those around it. */
export interface SmokePage {
  remote: string;
  version: string;
  /** Its id. */
  page: string;
  /** That of the pages that it stands in. */
  within: readonly string[];
  /** Address, with the values that there seem to be. */
  path: string;
  /** Whether it is for who is not logged in. */
  isAnonymous: boolean;
  /** Where it leads, of one that draws nothing itself; null: it stays. */
  leadsTo: string | null;
}

interface Above {
  path: string;
  isAnonymous: boolean;
  within: readonly string[];
}

/** By the name of a parameter of an address, what stands there. */
export type Params = Readonly<Record<string, string>>;

const addressOf = (path: string, params: Params): string =>
  path
    .split('/')
    .filter((part) => part !== '' && part !== '*' && !part.endsWith('?'))
    .map((part) => `/${part.startsWith(':') ? (params[part.slice(1)] ?? STUB_ID) : part}`)
    .join('');

const orRoot = (path: string): string => (path === '' ? '/' : path);

const leavesOf = (page: RemotePage, above: Above, params: Params): (Above & { page: string })[] => {
  const here: Above = {
    path: above.path + addressOf(page.path, params),
    isAnonymous: above.isAnonymous || page.guards.includes('require-anonymous'),
    within: above.within,
  };
  if (page.children.length === 0) return [{ ...here, page: page.id }];
  const within = [...above.within, page.id];
  return page.children.flatMap((child) => leavesOf(child, { ...here, within }, params));
};

/** The pages of a remote; one with pages in it is seen with each of those. */
export const pagesToOpen = (
  { id, version, pages }: RemoteDocument,
  params: Params = {},
  leads: Readonly<Record<string, string>> = {},
): SmokePage[] =>
  pages
    .flatMap((page) => leavesOf(page, { path: '', isAnonymous: false, within: [] }, params))
    .map(({ path, ...page }) => {
      const lead = leads[page.page];
      return {
        ...page,
        remote: id,
        version,
        path: orRoot(path),
        leadsTo: lead === undefined ? null : orRoot(addressOf(lead, params)),
      };
    });
