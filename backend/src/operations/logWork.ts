import type { FastifyBaseLogger } from 'fastify';

import type { Watcher } from '../watch/createWatch.ts';

/** Seconds from which a statement is slow. */
const SLOW = 0.5;
/** Characters of a statement that are kept. */
const LONGEST = 500;

/**
 * Writes what was done to the log, with the request that it was done for: statements at `debug`, slow ones at
 * `warn`, reports and mails at `info`. Fastify itself tells of calls, and who asks tells of failures.
 */
export const logWork = (log: FastifyBaseLogger): Watcher => ({
  end: ({ kind, name, requestId }, { seconds, error }) => {
    if (kind === 'call') return;
    const ms = Math.round(seconds * 1000);
    const line = { ...(requestId !== null && { reqId: requestId }), ms, isDone: error === null };
    if (kind !== 'statement') {
      log.info({ ...line, kind: name }, kind);
    } else if (seconds >= SLOW) {
      log.warn({ ...line, statement: name.slice(0, LONGEST) }, 'a slow statement');
    } else {
      log.debug({ ...line, statement: name.slice(0, LONGEST) }, 'statement');
    }
  },
});
