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
}

interface Above {
  path: string;
  isAnonymous: boolean;
  within: readonly string[];
}

const addressOf = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '' && part !== '*' && !part.endsWith('?'))
    .map((part) => `/${part.startsWith(':') ? STUB_ID : part}`)
    .join('');

const leavesOf = (page: RemotePage, above: Above): (Above & { page: string })[] => {
  const here: Above = {
    path: above.path + addressOf(page.path),
    isAnonymous: above.isAnonymous || page.guards.includes('require-anonymous'),
    within: above.within,
  };
  if (page.children.length === 0) return [{ ...here, page: page.id }];
  const within = [...above.within, page.id];
  return page.children.flatMap((child) => leavesOf(child, { ...here, within }));
};

/** The pages of a remote; one with pages in it is seen with each of those. */
export const pagesToOpen = ({ id, version, pages }: RemoteDocument): SmokePage[] =>
  pages
    .flatMap((page) => leavesOf(page, { path: '', isAnonymous: false, within: [] }))
    .map(({ path, ...page }) => ({ ...page, remote: id, version, path: path === '' ? '/' : path }));
