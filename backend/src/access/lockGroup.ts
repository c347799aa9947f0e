import { eq } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { groups } from '../database/schema/groups.ts';

/**
 * Makes others that make, restore or connect a project of the group, or write its standards, wait until
 * the transaction ends. Whoever locks a project too does that afterwards.
 */
export const lockGroup = async (transaction: Database, groupId: number): Promise<void> => {
  await transaction
    .select({ id: groups.id })
    .from(groups)
    .where(eq(groups.id, groupId))
    .for('no key update');
};
