import { NO_ACCESS } from '@adviestool/contract/paths';
import type { HostOptions } from '@adviestool/federation/hostConfig';

/** What both builds of this host have in common. */
export const hostOptions: HostOptions = {
  directory: import.meta.dirname,
  paths: [NO_ACCESS],
  first: { script: './src/first/first.ts', style: './src/first/first.css' },
};
