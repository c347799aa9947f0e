import { sql } from 'drizzle-orm';

import { BERICHTEN } from './berichten.ts';
import type { Database } from './connect.ts';

/** Tells every instance; within a transaction when that is stored, and never otherwise. */
export const sendBericht = async (database: Database, bericht: object): Promise<void> => {
  await database.execute(sql`select pg_notify(${BERICHTEN}, ${JSON.stringify(bericht)})`);
};
