import type { Pool } from 'pg';

import { BERICHTEN, type Listen } from './berichten.ts';

/**
 * Hears the channel on the only connection of a pool: a database that has one at a time gives no second. What this
 * process tells comes back with the answer of the statement that told it.
 */
export const listenInPool = (pool: Pool): Listen => {
  const listeners = new Set<(text: string) => void>();
  pool.on('connect', (client) => {
    client.on('notification', ({ payload = '' }) => {
      for (const listener of listeners) listener(payload);
    });
    client.query(`listen ${BERICHTEN}`).catch(() => undefined);
  });
  return async (onBericht) => {
    listeners.add(onBericht);
    return async () => {
      listeners.delete(onBericht);
    };
  };
};
