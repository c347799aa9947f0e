import {
  allPages,
  type RemoteDocument,
  type RemotePage,
} from '@adviestool/contract/remoteDocument';

/** What is loaded for an entry or a named import, by that name, as the statistics of a build give it. */
type ChunkGroups = Record<string, { assets?: readonly { name: string }[] }>;

interface RemoteFiles {
  /** The names of what comes before any page: the remote's entry and its module. */
  entries: readonly string[];
  /** The pages, whose chunks are named by their ids. */
  pages: readonly RemotePage[];
}

/**
 * The files that a remote needs before its first page, and those that each page adds to them: what a
 * host may preload.
 * @throws Error that names the pages without a chunk
 */
export const filesOf = (
  groups: ChunkGroups = {},
  { entries, pages }: RemoteFiles,
): RemoteDocument['files'] => {
  const ids = allPages(pages).map(({ id }) => id);
  const lost = ids.filter((id) => groups[id] === undefined);
  if (lost.length > 0) {
    const problems = lost.map(
      (id) =>
        `The page ‘${id}’ has no chunk: write it in module.ts as ${id}: () => import('./${id}/page.ts').`,
    );
    throw new Error(problems.join('\n'));
  }
  const filesNamed = (name: string): string[] =>
    (groups[name]?.assets ?? []).map((asset) => asset.name);
  const common = [...new Set(entries.flatMap(filesNamed))];
  const added = (id: string): string[] => filesNamed(id).filter((file) => !common.includes(file));
  return { common, pages: Object.fromEntries(ids.map((id) => [id, added(id)])) };
};
