import type { DataRouter } from 'react-router';

import { useBootstrapStore } from '../session/bootstrapStore.ts';

/** Milliseconds after which the frame is drawn by itself: its menus, the bar of a lost connection, a question. */
const PATIENCE = 1000;

/**
 * Waits until there is a page to draw, or why there is none. The document shows the same frame until then, and to
 * draw it beforehand only keeps the page waiting.
 */
export const untilDrawable = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) resolve();
    router.subscribe(({ initialized }) => {
      if (initialized) resolve();
    });
    useBootstrapStore.subscribe(({ status }) => {
      if (status === 'failed') resolve();
    });
    setTimeout(resolve, PATIENCE);
  });
