import { and, eq, lt } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { beeindigdeLidmaatschappen } from '../database/schema/groups.ts';
import { users } from '../database/schema/users.ts';
import type { GemeldeWijziging } from '../http/httpProblem.ts';

/** Milliseconds that it is told: a year. */
const KEPT = 365 * 24 * 3_600_000;

interface Membership {
  groupId: number;
  uid: number;
}

const isOf = ({ groupId, uid }: Membership) =>
  and(eq(beeindigdeLidmaatschappen.group_id, groupId), eq(beeindigdeLidmaatschappen.uid, uid));

/** Who took whom out of a group; `database` may be a transaction. */
export const createEndedMemberships = (database: Database) => ({
  write: async ({ groupId, uid }: Membership, door: number, op: Date): Promise<void> => {
    await database
      .insert(beeindigdeLidmaatschappen)
      .values({ group_id: groupId, uid, door, op })
      .onConflictDoUpdate({
        target: [beeindigdeLidmaatschappen.group_id, beeindigdeLidmaatschappen.uid],
        set: { door, op },
      });
  },

  /** Who ended this membership, and when; null: nobody did, or nobody who can be asked. */
  find: async (membership: Membership): Promise<GemeldeWijziging | null> => {
    const [row] = await database
      .select({ door: { uid: users.uid, name: users.name }, op: beeindigdeLidmaatschappen.op })
      .from(beeindigdeLidmaatschappen)
      .innerJoin(users, and(eq(users.uid, beeindigdeLidmaatschappen.door), users.status))
      .where(isOf(membership));
    return row === undefined ? null : { door: row.door, op: row.op.toISOString() };
  },

  remove: async (membership: Membership): Promise<void> => {
    await database.delete(beeindigdeLidmaatschappen).where(isOf(membership));
  },

  /** Of an account that ends. */
  removeOf: async (uid: number): Promise<void> => {
    await database.delete(beeindigdeLidmaatschappen).where(eq(beeindigdeLidmaatschappen.uid, uid));
  },

  removeExpired: async (now: Date): Promise<void> => {
    await database
      .delete(beeindigdeLidmaatschappen)
      .where(lt(beeindigdeLidmaatschappen.op, new Date(now.getTime() - KEPT)));
  },
});
