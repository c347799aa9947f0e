import { NO_ACCESS } from '@adviestool/contract/paths';
import type { HostOptions } from '@adviestool/federation/hostConfig';

import { EARLIER } from './src/federation/earlier.ts';

/** What both builds of this host have in common. */
export const hostOptions: HostOptions = {
  directory: import.meta.dirname,
  paths: [NO_ACCESS],
  earlier: EARLIER,
  sharing: './src/federation/runtime/startSharing.ts',
  first: { script: './src/first/first.ts', style: './src/first/first.css' },
  worker: './src/siteWorker/siteWorker.ts',
};
