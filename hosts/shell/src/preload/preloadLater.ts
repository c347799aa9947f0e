import type { Release } from '@adviestool/contract/release';
import { FILE_TIMEOUT } from '@adviestool/federation/fileTimeout';

import { integrityByAddress } from '../federation/remoteFiles.ts';
import { branchAt } from '../first/branchAt.ts';
import { loadToasts } from '../toasts/showToast.ts';
import { createPreloadQueue, type FetchAhead, type PreloadQueue } from './createPreloadQueue.ts';
import { filesOfBranch, filesOfRemote } from './filesOfRemote.ts';

/** Milliseconds that the first page has for itself before anything is fetched that nobody asked for. */
const REST = 4000;

const PRIORITY = ['entry', 'idle'] as const;

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

const addRest = (remotes: Release['remotes'], queue: PreloadQueue): void => {
  for (const priority of PRIORITY) {
    const wanted = Object.values(remotes).filter(({ preload }) => preload === priority);
    queue.add(wanted.flatMap(filesOfRemote), 'idle');
  }
};

const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act);
  else act();
};

/** Fetches files into the browser's cache. */
const createFetchAhead =
  (integrity: ReadonlyMap<string, string>): FetchAhead =>
  async (path, urgency) => {
    const answer = await fetch(path, {
      integrity: integrity.get(new URL(path, location.href).href) ?? '',
      priority: urgency === 'idle' ? 'low' : 'high',
      signal: AbortSignal.timeout(FILE_TIMEOUT),
    });
    if (!answer.ok) throw new Error(`${path} gives ${answer.status}.`);
    // Only what is read to its end is kept.
    await answer.arrayBuffer();
  };

/** From now on fetches ahead what a link leads to when it is pointed at, and, at rest, the other remotes. */
export const preloadLater = ({ remotes }: Pick<Release, 'remotes'>): void => {
  const queue = createPreloadQueue(createFetchAhead(integrityByAddress(remotes)));
  const follow = ({ target }: Event): void => {
    const link = linkOf(target);
    if (link?.origin === location.origin) {
      queue.add(filesOfBranch(remotes, branchAt(remotes, link.pathname)), 'now');
    }
  };
  document.addEventListener('pointerover', follow, { passive: true });
  document.addEventListener('focusin', follow);

  setTimeout(() => {
    whenIdle(() => {
      addRest(remotes, queue);
      void loadToasts().catch(() => {
        // The first toast tries again.
      });
    });
  }, REST);
};
