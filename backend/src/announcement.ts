import { DEMO_ACCOUNT } from './seed/seedDemo.ts';
import type { RunningServer } from './startServer.ts';

/** The lines that a start prints: the address, and the demo account when it was just made. */
export const announcement = ({ url, isSeeded }: Pick<RunningServer, 'url' | 'isSeeded'>): string =>
  [
    `Adviestool: ${url}`,
    ...(isSeeded ? [`Demo-account: ${DEMO_ACCOUNT.name} / ${DEMO_ACCOUNT.password}`] : []),
    '',
  ].join('\n');
