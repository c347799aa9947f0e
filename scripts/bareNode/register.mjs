/* Lets `node` run tests as they are written: TypeScript, style sheets, and the functions of jest. */

import { register } from 'node:module';

import './keepWorkerData.mjs';

register('./hooks.mjs', import.meta.url);
await import('tsx');
