import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

import { Client } from 'pg';

import { BERICHTEN, type Listen } from './berichten.ts';

/** Milliseconds between two attempts to hear again. */
const RETRY = 2000;

/** Hears the channel on a connection of its own, which it makes anew when it breaks. */
export const listenPostgres =
  (connectionString: string): Listen =>
  async (onBericht, onGap) => {
    const stop = new AbortController();
    const { signal } = stop;
    let client: Client | null = null;

    const connect = async (): Promise<void> => {
      const made = new Client({ connectionString, keepAlive: true });
      made.on('error', () => undefined);
      made.on('notification', ({ payload = '' }) => onBericht(payload));
      try {
        await made.connect();
        await made.query(`listen ${BERICHTEN}`);
        signal.throwIfAborted();
      } catch (error) {
        // Some servers let in and refuse to listen: each attempt would keep a connection.
        await made.end().catch(() => undefined);
        throw error;
      }
      client = made;
      made.once('end', () => {
        if (!signal.aborted) void again();
      });
    };

    const again = async (): Promise<void> => {
      while (!signal.aborted) {
        try {
          await setTimeoutPromise(RETRY, undefined, { signal, ref: false });
          await connect();
          onGap();
          return;
        } catch {
          // It is away, or the process stops: the loop knows which.
        }
      }
    };

    await connect().catch(() => void again());
    return async () => {
      stop.abort();
      await client?.end();
    };
  };
