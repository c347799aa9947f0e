import type { Release } from '@adviestool/contract/release';

import { log } from '../log/log.ts';
import type { Heartbeat } from './createHeartbeat.ts';

/** The heartbeat as soon as its code is there, which no page waits for; null: it did not come. */
export const loadHeartbeat = async (
  remotes: Release['remotes'],
  domain: string,
): Promise<Heartbeat | null> => {
  try {
    return (await import('./startHeartbeat.ts')).startHeartbeat(remotes, domain);
  } catch (error) {
    log('warn', 'This page is not watched.', error);
    return null;
  }
};
