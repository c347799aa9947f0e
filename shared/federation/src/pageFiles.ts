import {
  allPages,
  type RemoteDocument,
  type RemotePage,
} from '@adviestool/contract/remoteDocument';

/** So begins the name of a chunk of pages; their ids follow, with points between. */
const PREFIX = 'page-';

/** What is loaded for a named import or an entry, by that name, as the statistics of a build give it. */
type ChunkGroups = Record<string, { assets?: readonly { name: string }[] }>;

const pagesOfChunk = (name: string): string[] =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length).split('.') : [];

/**
 * The files that a remote needs before its first page, and those that each page adds to them: what a
 * host may preload.
 * @throws Error that names the pages without a chunk, and the chunks of no page
 */
export const filesOf = (
  groups: ChunkGroups = {},
  pages: readonly RemotePage[],
): RemoteDocument['files'] => {
  const chunks = Object.entries(groups).map(([name, { assets = [] }]) => ({
    name,
    pages: pagesOfChunk(name),
    files: assets.map((asset) => asset.name),
  }));
  const ids = allPages(pages).map(({ id }) => id);
  const problems = [
    ...ids
      .filter((id) => !chunks.some((chunk) => chunk.pages.includes(id)))
      .map(
        (id) =>
          `The page ‘${id}’ has no chunk: import it in module.ts as import(/* webpackChunkName: "${PREFIX}${id}" */ '…').`,
      ),
    ...chunks.flatMap((chunk) =>
      chunk.pages
        .filter((id) => !ids.includes(id))
        .map(
          (id) => `The chunk ‘${chunk.name}’ is of a page ‘${id}’ that remote.ts does not have.`,
        ),
    ),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const filesWhere = (isWanted: (ofPages: readonly string[]) => boolean): string[] => [
    ...new Set(chunks.filter((chunk) => isWanted(chunk.pages)).flatMap(({ files }) => files)),
  ];
  const common = filesWhere((ofPages) => ofPages.length === 0);
  const added = (id: string): string[] =>
    filesWhere((ofPages) => ofPages.includes(id)).filter((file) => !common.includes(file));
  return { common, pages: Object.fromEntries(ids.map((id) => [id, added(id)])) };
};
