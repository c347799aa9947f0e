import { and, eq, inArray, isNull } from 'drizzle-orm';

import { createUsers, type User } from '../accounts/users.ts';
import type { Database } from '../database/connect.ts';
import { projects } from '../database/schema/projects.ts';

/**
 * Who is told of a project as its owner, or of several of one company of which it is the first.
 * @returns null when that account cannot log in, or has none of them any more
 */
export const eigenaarVan = async (
  database: Database,
  { uid, aantal, project: { id } }: { uid: number; aantal: number; project: { id: number } },
): Promise<User | null> => {
  const groupOf = database
    .select({ id: projects.group_id })
    .from(projects)
    .where(eq(projects.id, id));
  const which = aantal === 1 ? eq(projects.id, id) : inArray(projects.group_id, groupOf);
  const [owned] = await database
    .select({ id: projects.id })
    .from(projects)
    .where(and(which, eq(projects.uid, uid), isNull(projects.deleted_at)))
    .limit(1);
  if (owned === undefined) return null;
  const user = await createUsers(database).find(uid);
  return user?.status === true ? user : null;
};
