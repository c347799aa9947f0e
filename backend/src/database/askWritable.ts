import type { Database } from './connect.ts';
import { users } from './schema/users.ts';

/** Fails unless the database answers and can be written: a replica that nobody promoted cannot. */
export const askWritable = async (database: Database): Promise<void> => {
  await database.select({ uid: users.uid }).from(users).limit(0).for('update');
};
