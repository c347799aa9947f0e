import type { Guard, RemotePage } from '@adviestool/contract/remoteDocument';
import type { Release } from '@adviestool/contract/release';

type Remotes = Release['remotes'];

const addressesOf = ({ base }: Remotes[string], names: readonly string[]): string[] =>
  names.map((name) => base + name);

const withChildren = (page: RemotePage): RemotePage[] => [
  page,
  ...page.children.flatMap(withChildren),
];

interface CodeOfPage {
  guards: readonly Guard[];
  /** Addresses of the files that the page needs. */
  files: string[];
}

/** What may be fetched ahead for each page, by the id of its route. */
export const codeByRoute = (remotes: Remotes): ReadonlyMap<string, CodeOfPage> =>
  new Map(
    Object.entries(remotes).flatMap(([remoteId, remote]) => {
      const { files, pages } = remote.document;
      if (remote.preload === 'never') return [];
      return pages
        .flatMap(withChildren)
        .map(({ id, guards }): [string, CodeOfPage] => [
          `${remoteId}/${id}`,
          { guards, files: addressesOf(remote, [...files.common, ...(files.pages[id] ?? [])]) },
        ]);
    }),
  );

/** Every file of the pages of a remote, first what all of them need. */
export const filesOfRemote = (remote: Remotes[string]): string[] => {
  const { common, pages } = remote.document.files;
  return addressesOf(remote, [...new Set([...common, ...Object.values(pages).flat()])]);
};
