import type { Database } from '../database/connect.ts';

/** Reads at one moment, so that a save in between does not mix two histories. */
export const atOneMoment = <T>(
  { database }: { database: Database },
  read: (database: Database) => Promise<T>,
): Promise<T> =>
  database.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
