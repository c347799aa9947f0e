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
    const end = (): void => {
      leaveRouter();
      leaveStore();
      resolve();
    };
    const look = (): void => {
      if (router.state.initialized || useBootstrapStore.getState().status === 'failed') end();
    };
    const leaveRouter = router.subscribe(look);
    const leaveStore = useBootstrapStore.subscribe(look);
    look();
    setTimeout(end, PATIENCE);
  });
