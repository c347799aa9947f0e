import { and, eq, exists, notExists, or } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { bedrijfsloginAccounts } from '../database/schema/bedrijfslogin.ts';
import { groupMembers, groups } from '../database/schema/groups.ts';

/** Of a row of `groupMembers`: where passwords are forbidden, the provider must have let the member in before. */
export const canComeIn = (database: Database) =>
  or(
    notExists(
      database
        .select({ id: groups.id })
        .from(groups)
        .where(and(eq(groups.id, groupMembers.group_id), groups.wachtwoord_verboden)),
    ),
    exists(
      database
        .select({ uid: bedrijfsloginAccounts.uid })
        .from(bedrijfsloginAccounts)
        .where(
          and(
            eq(bedrijfsloginAccounts.group_id, groupMembers.group_id),
            eq(bedrijfsloginAccounts.uid, groupMembers.uid),
          ),
        ),
    ),
  );
