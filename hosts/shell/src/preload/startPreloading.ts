import type { Guard } from '@adviestool/contract/remoteDocument';
import type { Release } from '@adviestool/contract/release';
import { FILE_TIMEOUT } from '@adviestool/federation/fileTimeout';
import { openStorage } from '@adviestool/state/browserStorage';
import { useSessionStore, type SessionState } from '@adviestool/state/session';
import { matchRoutes, type DataRouter } from 'react-router';
import { z } from 'zod';

import { integrityByAddress } from '../federation/remoteFiles.ts';
import { createPreloadQueue, type FetchAhead } from './createPreloadQueue.ts';
import { codeByRoute } from './filesOfRemote.ts';

const KEY = 'session-seen';

const seenSchema = z.enum(['anonymous', 'authenticated']);

/** Whether the user asked the browser to save data. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
};

/** Whether pages with these guards will be shown to a visitor who was last seen like this. */
const mayShow = (guards: readonly Guard[], lastSeen: SessionState['status']): boolean => {
  if (guards.includes('require-authenticated')) return lastSeen === 'authenticated';
  return !guards.includes('require-anonymous') || lastSeen !== 'authenticated';
};

/**
 * Fetches files into the browser's cache. A preload link would do the same, but Chromium keeps one that
 * failed and lets the next script with that address fail without a request: trying again would not
 * help.
 */
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

  const queue = createPreloadQueue(createFetchAhead(integrityByAddress(release.remotes)));
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
