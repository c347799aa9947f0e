import type { Release } from '@adviestool/contract/release';
import { z } from 'zod';

import { takesUpdates, takeUpdate } from './takeUpdate.ts';

/** The folder of each remote, with a slash at the end, by its id. */
export type Folders = Readonly<Record<string, string>>;

const recordSchema = z.object({
  hostBase: z.string(),
  remotes: z.record(z.string(), z.string()),
});

const isThisHost = (hostBase: string): boolean =>
  [...document.scripts].some(({ src }) => src.startsWith(new URL(hostBase, location.href).href));

/**
 * Takes what changed in the remotes of a page without a reload. Returns their folders now; null: the page has to
 * be reloaded.
 * @param answer the `release.json` of now
 */
export const takeUpdates = async (folders: Folders, answer: unknown): Promise<Folders | null> => {
  const { hostBase, remotes } = recordSchema.parse(answer);
  if (!isThisHost(hostBase)) return null;
  const now = Object.fromEntries(
    Object.entries(remotes).map(([id, version]) => [id, `/remotes/${id}/${version}/`]),
  );
  const changed = Object.entries(now).filter(([id, folder]) => folders[id] !== folder);
  const isSame = Object.keys(now).length === Object.keys(folders).length;
  if (changed.length === 0 || !isSame) return null;
  // A remote that is not on the page yet comes from its older folder, which stays.
  const onPage = changed.filter(([id]) => takesUpdates(id));
  const taken = await Promise.all(onPage.map(([id, folder]) => takeUpdate(id, { folder })));
  return taken.every(Boolean) ? now : null;
};

interface RefreshOptions {
  /** Address of the `release.json` of the site. */
  record: string;
  reload: () => void;
}

/** Takes each next release of the site, without a reload where that is possible. */
export const createRefresh = ({ remotes }: Release, { record, reload }: RefreshOptions) => {
  let folders: Folders = Object.fromEntries(
    Object.entries(remotes).map(([id, { base }]) => [id, base]),
  );
  const look = async (): Promise<void> => {
    const answer = await fetch(record, { cache: 'no-cache' });
    const taken = await takeUpdates(folders, await answer.json());
    if (taken === null) reload();
    else folders = taken;
  };
  return (): void => void look().catch(reload);
};
