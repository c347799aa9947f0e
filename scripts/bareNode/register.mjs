/* Lets `node` run tests as they are written: TypeScript, style sheets, and the functions of jest. */

import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

// A thread of what is tested begins as that of its user does: without, and half a second sooner.
if (isMainThread) {
  register('./hooks.mjs', import.meta.url);
  await import('./keepWorkerData.mjs');
  await import('tsx');
}
