import { parentPort, workerData } from 'node:worker_threads';

import { register } from 'tsx/esm/api';

// In JavaScript, because a thread begins without the loader of its process.
register();
const { readPdf } = await import('@adviestool/pdf/readPdf');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
parentPort?.postMessage(await readPdf(workerData));
