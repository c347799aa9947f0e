import { and, arrayContains, eq } from 'drizzle-orm';

import { createUsers } from '../accounts/users.ts';
import type { Database } from '../database/connect.ts';
import { groupMembers } from '../database/schema/groups.ts';
import { users } from '../database/schema/users.ts';

/**
 * Who is told of a project: whose it is by now, or where that account can no longer log in an administrator of its
 * group, as the project stays with the company. Null: nobody reads it.
 */
export const ontvangerVan = async (
  database: Database,
  { owner, groupId }: { owner: number; groupId: number },
) => {
  const user = await createUsers(database).find(owner);
  if (user?.status === true) return user;
  const [beheerder] = await database
    .select({ uid: users.uid })
    .from(groupMembers)
    .innerJoin(users, eq(users.uid, groupMembers.uid))
    .where(
      and(
        eq(groupMembers.group_id, groupId),
        arrayContains(groupMembers.roles, ['company-administrator']),
        eq(users.status, true),
      ),
    )
    .orderBy(users.uid)
    .limit(1);
  return beheerder === undefined ? null : createUsers(database).find(beheerder.uid);
};
