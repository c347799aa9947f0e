import type { Release } from '@adviestool/contract/release';
import { openStorage } from '@adviestool/state/browserStorage';
import { useSessionStore } from '@adviestool/state/session';
import { whenIdle } from '@adviestool/ui/whenIdle';
import type { DataRouter } from 'react-router';

import type { BegunPage } from '../first/begun.ts';
import { SESSION_SEEN } from '../start/keptNames.ts';
import { savesData } from '../first/savesData.ts';

/** Milliseconds that the first page has for itself before anything is fetched that nobody asked for. */
const REST = 4000;

/** What a link leads to is fetched when it is pointed at, or has the focus. */
const POINTED = ['pointerover', 'focusin'] as const;

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

type OpenAhead = (page: BegunPage) => void;

/** From now on fetches ahead what a link leads to when it is pointed at, and, at rest, the other remotes. */
const preloadFrom = (release: Release, router: DataRouter, openAhead: OpenAhead): void => {
  const fetchPointed = ({ target }: Event): void => {
    const link = linkOf(target);
    if (link?.origin !== location.origin) return;
    const pages = globalThis.adviestool?.fetchAhead(link.pathname) ?? [];
    // To run a page's code takes a frame or two, which a press then does not wait for.
    if (pages.length > 0) whenIdle(() => pages.forEach(openAhead));
  };

  for (const event of POINTED) {
    document.addEventListener(event, fetchPointed, { passive: true });
  }

  const fetchRest = async (): Promise<void> => {
    try {
      const { preloadRest } = await import('./preloadRest.ts');
      await preloadRest(release, router);
    } catch {
      // Nothing is lost but speed.
    }
  };
  setTimeout(() => whenIdle(() => void fetchRest()), REST);
};

/**
 * Remembers how the user was last seen, which tells the first script of the next visit whose files to
 * fetch; and once the first page is shown, fetches the code of what may come next.
 * @param openAhead runs the code of a page that a link leads to
 */
export const startPreloading = (
  release: Release,
  router: DataRouter,
  openAhead: OpenAhead,
): void => {
  const storage = openStorage('local', release.variant.id);
  useSessionStore.subscribe(({ status }) => {
    storage.write(SESSION_SEEN, status);
  });
  if (savesData()) return;

  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    preloadFrom(release, router, openAhead);
  });
};
