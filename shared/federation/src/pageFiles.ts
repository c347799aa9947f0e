import {
  allPages,
  type RemoteDocument,
  type RemotePage,
} from '@adviestool/contract/remoteDocument';

/** What is loaded for an entry or a named import, by that name, as the statistics of a build give it. */
type ChunkGroups = Record<string, { assets?: readonly { name: string }[] }>;

interface RemoteFiles {
  /** The name of what comes before any page: the remote's entry. */
  entry: string;
  /** The pages, whose chunks are named by their ids. */
  pages: readonly RemotePage[];
}

/** What a build for development replaces of the build before it is no part of what is loaded. */
const UPDATE = '.hot-update.';

const filesNamed = (groups: ChunkGroups, name: string): string[] =>
  (groups[name]?.assets ?? []).map((asset) => asset.name).filter((file) => !file.includes(UPDATE));

/** The script of the chunk by this name, that of a remote's entry. @throws Error without one */
export const entryOf = (groups: ChunkGroups = {}, name: string): string => {
  const script = filesNamed(groups, name).find((file) => file.endsWith('.js'));
  if (script === undefined) throw new Error(`The build has no ${name}.`);
  return script;
};

/**
 * The files that a remote needs before its first page, and those that each page adds to them: what a
 * host may preload.
 * @throws Error that names the pages without a chunk
 */
export const filesOf = (
  groups: ChunkGroups = {},
  { entry, pages }: RemoteFiles,
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
  const common = filesNamed(groups, entry);
  const added = (id: string): string[] =>
    filesNamed(groups, id).filter((file) => !common.includes(file));
  return { common, pages: Object.fromEntries(ids.map((id) => [id, added(id)])) };
};
