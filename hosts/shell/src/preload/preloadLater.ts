import type { Release } from '@adviestool/contract/release';

import { loadToasts } from '../toasts/showToast.ts';
import type { PreloadQueue } from './createPreloadQueue.ts';
import { filesOfRemote } from './filesOfRemote.ts';

/** Milliseconds that the first page has for itself before anything is fetched that nobody asked for. */
const REST = 4000;

interface LaterOptions {
  remotes: Release['remotes'];
  queue: PreloadQueue;
  /** The files of the page at a path. */
  filesAt: (path: string) => string[];
}

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

/** From now on fetches ahead what a link leads to when it is pointed at, and, at rest, the other remotes. */
export const preloadLater = ({ remotes, queue, filesAt }: LaterOptions): void => {
  const follow = ({ target }: Event): void => {
    const link = linkOf(target);
    if (link?.origin === location.origin) queue.add(filesAt(link.pathname), 'now');
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
