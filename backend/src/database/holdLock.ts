import { sql } from 'drizzle-orm';

import type { Database } from './connect.ts';

/** What one instance does at a time. */
type Locked = 'archieven' | 'catalogi' | 'demo' | 'rapporten';

/** Has every other transaction on this database that does the same wait until this one ends. */
export const holdLock = async (transaction: Database, name: Locked): Promise<void> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`adviestool ${name}`}))`);
};
