import { eq, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { projects } from '../database/schema.ts';
import type { Gebruik } from '../projects/quota.ts';

const bytesWhere = (condition: SQL) =>
  sql`coalesce(sum(${projects.grootte}) filter (where ${condition}), 0)`.mapWith(Number);

const countWhere = (condition: SQL) =>
  sql`count(*) filter (where ${condition} and ${projects.deleted_at} is null)`.mapWith(Number);

/** What projects take; `database` may be a transaction. Answered from the index projects_gebruik. */
export const createGebruik = (database: Database) => ({
  of: async (groupId: number, uid: number): Promise<Gebruik> => {
    const isTheirs = sql`${projects.uid} = ${uid}`;
    const [row] = await database
      .select({
        userBytes: bytesWhere(isTheirs),
        userCount: countWhere(isTheirs),
        groupBytes: bytesWhere(sql`true`),
        groupCount: countWhere(sql`true`),
      })
      .from(projects)
      .where(eq(projects.group_id, groupId));
    if (row === undefined) throw new Error('A sum always has a row.');
    return {
      user: { bytes: row.userBytes, projecten: row.userCount },
      group: { bytes: row.groupBytes, projecten: row.groupCount },
    };
  },
});
