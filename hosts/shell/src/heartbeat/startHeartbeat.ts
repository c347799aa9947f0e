import { reportRemoteFailure } from '@adviestool/contract/calls/meldingen';
import type { Release } from '@adviestool/contract/release';

import { log } from '../log/log.ts';
import { createHeartbeat, type Heartbeat } from './createHeartbeat.ts';
import type { HangMessage } from './hangWorker.ts';

/** In the call itself the bundler would build it as a part of the host, with the federation runtime in it. */
const SCRIPT = new URL('./hangWorker.ts?worker', import.meta.url);

/** Null: the browser does not let this page have one, and the product goes on without. */
const startWorker = (): Worker | null => {
  try {
    return new Worker(SCRIPT);
  } catch (error) {
    log('warn', 'This page is not watched.', error);
    return null;
  }
};

/** Has a thread of its own watch this page: one that hangs cannot tell it itself. */
export const startHeartbeat = (remotes: Release['remotes'], domain: string): Heartbeat => {
  const worker = startWorker();
  const post = (message: HangMessage): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin
    worker?.postMessage(message);
  };
  const base = domain === '' ? location.origin : domain.replace(/\/$/, '');
  post({ url: base + reportRemoteFailure.path });
  return createHeartbeat(remotes, post);
};
