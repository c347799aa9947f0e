import { reportRemoteFailure } from '@adviestool/contract/calls/meldingen';
import type { Release } from '@adviestool/contract/release';

import { createHeartbeat, type Heartbeat } from './createHeartbeat.ts';
import type { HangMessage } from './hangWorker.ts';

/** In the call itself the bundler would build it as a part of the host, with the federation runtime in it. */
const SCRIPT = new URL('./hangWorker.ts?worker', import.meta.url);

/**
 * Has a thread of its own watch this page: one that hangs cannot tell it itself.
 * @throws when the browser lets the page have none
 */
export const startHeartbeat = (remotes: Release['remotes'], domain: string): Heartbeat => {
  const worker = new Worker(SCRIPT);
  const post = (message: HangMessage): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin
    worker.postMessage(message);
  };
  const base = domain === '' ? location.origin : domain.replace(/\/$/, '');
  post({ url: base + reportRemoteFailure.path });
  return createHeartbeat(remotes, post);
};
