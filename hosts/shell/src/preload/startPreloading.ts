import type { Release } from '@adviestool/contract/release';
import { openStorage } from '@adviestool/state/browserStorage';
import { useSessionStore } from '@adviestool/state/session';
import { matchRoutes, type DataRouter } from 'react-router';
import { z } from 'zod';

import { integrityByAddress } from '../federation/remoteFilesPlugin.ts';
import { createPreloadQueue } from './createPreloadQueue.ts';
import { fetchFile } from './fetchFile.ts';
import { codeByRoute } from './filesOfRemote.ts';
import { mayShow } from './mayShow.ts';
import { savesData } from './savesData.ts';

const KEY = 'session-seen';

const seenSchema = z.enum(['anonymous', 'authenticated']);

/**
 * Fetches the code of the first page while its guards wait for the session; once it is shown, the code
 * of what may come next. The session itself is not known yet: as it was last seen decides whether the
 * visitor will be let through, so that an anonymous one fetches the login page alone.
 */
export const startPreloading = (release: Release, router: DataRouter): void => {
  const storage = openStorage('local', release.variant.id);
  const lastSeen = storage.read(KEY, seenSchema) ?? 'anonymous';
  useSessionStore.subscribe(({ status }) => {
    storage.write(KEY, status);
  });
  if (savesData()) return;

  const queue = createPreloadQueue(fetchFile(integrityByAddress(release.remotes)));
  const byRoute = codeByRoute(release.remotes);
  const pagesAt = (path: string) =>
    (matchRoutes(router.routes, path) ?? []).flatMap(
      ({ route }) => byRoute.get(route.id ?? '') ?? [],
    );
  const filesAt = (path: string): string[] => pagesAt(path).flatMap(({ files }) => files);

  const { pathname } = location;
  const guards = pagesAt(pathname).flatMap((page) => page.guards);
  if (mayShow(guards, lastSeen)) queue.add(filesAt(pathname), 'now');

  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    void import('./preloadLater.ts').then(
      ({ preloadLater }) => {
        preloadLater({ remotes: release.remotes, queue, filesAt });
      },
      () => {
        // Nothing is lost but speed.
      },
    );
  });
};
