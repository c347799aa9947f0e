import { and, eq } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { projects } from '../database/schema/projects.ts';
import { users } from '../database/schema/users.ts';
import { shownName } from '../database/shownName.ts';
import type { GemeldeWijziging } from '../http/httpProblem.ts';

/** Who deleted a project, and when; null: nobody did, or it is not known who, or nobody who can be asked. */
export const findDeletion = async (
  database: Database,
  id: number,
): Promise<GemeldeWijziging | null> => {
  const [row] = await database
    .select({ door: { uid: users.uid, name: shownName }, op: projects.deleted_at })
    .from(projects)
    .innerJoin(users, and(eq(users.uid, projects.deleted_by), users.status))
    .where(eq(projects.id, id));
  return row?.op ? { door: row.door, op: row.op.toISOString() } : null;
};
