import { allPages, type Guard } from '@adviestool/contract/remoteDocument';
import type { Release } from '@adviestool/contract/release';

type Remotes = Release['remotes'];

const addressesOf = ({ base }: Remotes[string], names: readonly string[]): string[] =>
  names.map((name) => base + name);

/** Addresses of the files that a page of a remote needs. */
export const filesOfPage = (remote: Remotes[string] | undefined, pageId: string): string[] => {
  if (remote === undefined) return [];
  const { common, pages } = remote.document.files;
  return addressesOf(remote, [...common, ...(pages[pageId] ?? [])]);
};

interface CodeOfPage {
  guards: readonly Guard[];
  /** Addresses of the files that the page needs. */
  files: string[];
}

/** What may be fetched ahead for each page, by the id of its route. */
export const codeByRoute = (remotes: Remotes): ReadonlyMap<string, CodeOfPage> =>
  new Map(
    Object.entries(remotes).flatMap(([remoteId, remote]) => {
      if (remote.preload === 'never') return [];
      return allPages(remote.document.pages).map(({ id, guards }): [string, CodeOfPage] => [
        `${remoteId}/${id}`,
        { guards, files: filesOfPage(remote, id) },
      ]);
    }),
  );

/** Every file of the pages of a remote, first what all of them need. */
export const filesOfRemote = (remote: Remotes[string]): string[] => {
  const { common, pages } = remote.document.files;
  return addressesOf(remote, [...new Set([...common, ...Object.values(pages).flat()])]);
};
