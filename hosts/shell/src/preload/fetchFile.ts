import { FILE_TIMEOUT } from '@adviestool/federation/fileTimeout';

import type { FetchAhead } from './createPreloadQueue.ts';

/**
 * Fetches files into the browser's cache. A preload link would do the same, but Chromium keeps one that
 * failed and lets the next script with that address fail without a request: trying again would not
 * help.
 */
export const fetchFile =
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
