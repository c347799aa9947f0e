/* Lets `node` run tests as they are written: TypeScript, style sheets, and the functions of jest. */

import { register } from 'node:module';

register('./hooks.mjs', import.meta.url);
await import('./keepWorkerData.mjs');
await import('tsx');
