import type { Release } from '@adviestool/contract/release';
import { FILE_TIMEOUT } from '@adviestool/federation/fileTimeout';

import type { DataRouter } from 'react-router';

import { integrityByAddress } from '../federation/remoteFiles.ts';
import { loadToasts } from '../toasts/showToast.ts';
import { filesOfRemote } from '../first/filesOfRemote.ts';
import { keepPages } from '../keptPages/keepPages.ts';

/** How many files are fetched at the same time. */
const LIMIT = 4;

const PRIORITY = ['entry', 'idle'] as const;

/** Brings a file into the browser's cache; whoever needs one that fails asks again. */
const fetchFile = async (file: string, integrity: string): Promise<void> => {
  try {
    const answer = await fetch(file, {
      integrity,
      priority: 'low',
      signal: AbortSignal.timeout(FILE_TIMEOUT),
    });
    // Only what is read to its end is kept.
    await answer.arrayBuffer();
  } catch {
    // The page that needs it says so.
  }
};

/** Fetches the files of the remotes, those that the variant wants first, and the toasts; keeps pages from now on. */
export const preloadRest = async (release: Release, router: DataRouter): Promise<void> => {
  keepPages(release, router);
  const { remotes } = release;
  void loadToasts().catch(() => {
    // The first toast tries again.
  });
  const integrity = integrityByAddress(remotes);
  const files = PRIORITY.flatMap((priority) =>
    Object.values(remotes)
      .filter(({ preload }) => preload === priority)
      .flatMap(filesOfRemote),
  ).values();
  const fetchNext = async (): Promise<void> => {
    for (const file of files) {
      await fetchFile(file, integrity.get(new URL(file, location.href).href) ?? '');
    }
  };
  await Promise.all(Array.from({ length: LIMIT }, fetchNext));
};
