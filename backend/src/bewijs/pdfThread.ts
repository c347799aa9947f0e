import { parentPort, workerData } from 'node:worker_threads';

import { readPdf } from '@adviestool/pdf/readPdf';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
parentPort?.postMessage(await readPdf(workerData));
