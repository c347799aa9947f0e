import type { Release } from '@adviestool/contract/release';
import { FILE_TIMEOUT } from '@adviestool/federation/fileTimeout';

import { integrityByAddress } from '../federation/remoteFiles.ts';
import { branchAt } from '../first/branchAt.ts';
import { loadToasts } from '../toasts/showToast.ts';
import { createPreloadQueue, type PreloadQueue } from './createPreloadQueue.ts';
import { filesOfBranch, filesOfRemote } from './filesOfRemote.ts';

type Remotes = Release['remotes'];

const PRIORITY = ['entry', 'idle'] as const;

const createQueue = (remotes: Remotes): PreloadQueue => {
  const integrity = integrityByAddress(remotes);
  return createPreloadQueue(async (path, urgency) => {
    const answer = await fetch(path, {
      integrity: integrity.get(new URL(path, location.href).href) ?? '',
      priority: urgency === 'idle' ? 'low' : 'high',
      signal: AbortSignal.timeout(FILE_TIMEOUT),
    });
    if (!answer.ok) throw new Error(`${path} gives ${answer.status}.`);
    // Only what is read to its end is kept.
    await answer.arrayBuffer();
  });
};

let made: PreloadQueue | undefined;

/** The one queue of the page. */
const queueOf = (remotes: Remotes): PreloadQueue => (made ??= createQueue(remotes));

/** Fetches the files of the page at a path. */
export const preloadPage = (remotes: Remotes, path: string): void => {
  queueOf(remotes).add(filesOfBranch(remotes, branchAt(remotes, path)), 'now');
};

/** Fetches, one after another, what has not been asked for yet: the other remotes, and the toasts. */
export const preloadRest = (remotes: Remotes): void => {
  for (const priority of PRIORITY) {
    const wanted = Object.values(remotes).filter(({ preload }) => preload === priority);
    queueOf(remotes).add(wanted.flatMap(filesOfRemote), 'idle');
  }
  void loadToasts().catch(() => {
    // The first toast tries again.
  });
};
