import type { Release } from '@adviestool/contract/release';
import { openStorage } from '@adviestool/state/browserStorage';
import { useSessionStore } from '@adviestool/state/session';
import type { DataRouter } from 'react-router';

import { SESSION_SEEN } from '../start/keptNames.ts';
import { savesData } from './savesData.ts';

/**
 * Remembers how the user was last seen, which tells the first script of the next visit whose files to
 * fetch; and once the first page is shown, fetches the code of what may come next.
 */
export const startPreloading = (release: Release, router: DataRouter): void => {
  const storage = openStorage('local', release.variant.id);
  useSessionStore.subscribe(({ status }) => {
    storage.write(SESSION_SEEN, status);
  });
  if (savesData()) return;

  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    void import('./preloadLater.ts').then(
      ({ preloadLater }) => {
        preloadLater(release);
      },
      () => {
        // Nothing is lost but speed.
      },
    );
  });
};
