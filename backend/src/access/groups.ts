import { and, arrayContains, eq, inArray, ne, sql } from 'drizzle-orm';

import type { Collega } from '@adviestool/contract/collegas';
import type { Zichtbaarheid } from '@adviestool/contract/groepInstellingen';

import type { GroupRole } from '@adviestool/contract/rollen';
import { groupRolesOf } from '../rechten/groupRoles.ts';
import { CREATE, scopeOf } from '../rechten/roleScopes.ts';
import type { Database } from '../database/connect.ts';
import { groupMembers, groups } from '../database/schema/groups.ts';
import { users } from '../database/schema/users.ts';
import { canComeIn } from './canComeIn.ts';
import { createEndedMemberships } from './endedMemberships.ts';
import { shownName } from '../database/shownName.ts';

export type GroupRow = typeof groups.$inferSelect;

/** Whether a member with these roles makes projects, in whatever group. */
const makesProjects = (given: readonly string[]): boolean =>
  scopeOf(CREATE, groupRolesOf(true, { roles: given }), 'eigen') === 'all';

/** What its members see of each other's projects. */
export const zichtbaarheidOf = ({ zichtbaarheid }: GroupRow): Zichtbaarheid =>
  zichtbaarheid ?? 'eigen';

/** A group with what a user is to it; `memberRoles` null: not a member. */
export interface GroupWithMembership {
  group: GroupRow;
  memberRoles: string[] | null;
}

/** Nearly every call asks this, so the statement is written once. */
const buildMembershipQuery = (database: Database) =>
  database
    .select({ group: groups, memberRoles: groupMembers.roles })
    .from(groups)
    .leftJoin(
      groupMembers,
      and(eq(groupMembers.group_id, groups.id), eq(groupMembers.uid, sql.placeholder('uid'))),
    )
    .where(eq(groups.id, sql.placeholder('groupId')))
    .prepare('group_membership');

const createMembership = (database: Database) => {
  const query = buildMembershipQuery(database);
  return {
    /** @param uid 0 for an anonymous visitor */
    findWithMembership: async (
      groupId: number,
      uid: number,
    ): Promise<GroupWithMembership | null> => {
      const rows = await query.execute({ groupId, uid });
      return rows[0] ?? null;
    },
  };
};

interface GivenMembership {
  groupId: number;
  roles: string[];
  wachtwoord_verboden: boolean;
}

const createMembershipsSearch = (database: Database) => {
  const query = database
    .select({
      groupId: groupMembers.group_id,
      roles: groupMembers.roles,
      wachtwoord_verboden: groups.wachtwoord_verboden,
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.group_id))
    .where(eq(groupMembers.uid, sql.placeholder('uid')))
    .orderBy(groupMembers.group_id)
    .prepare('memberships');
  return (uid: number): Promise<GivenMembership[]> => query.execute({ uid });
};

export const createGroups = (database: Database) => ({
  ...createMembership(database),

  /** The groups of a user, with the roles that were given. */
  membershipsOf: createMembershipsSearch(database),

  /**
   * Whether a group would be left without an administrator if this user went. Within a
   * transaction it makes others that ask wait until it ends.
   */
  isLastAdministrator: async (uid: number): Promise<boolean> => {
    const isAdministrator = arrayContains(groupMembers.roles, ['company-administrator']);
    const administered = await database
      .select({ id: groups.id })
      .from(groups)
      .innerJoin(groupMembers, and(eq(groupMembers.group_id, groups.id), isAdministrator))
      .where(eq(groupMembers.uid, uid))
      .orderBy(groups.id)
      .for('update', { of: groups });
    const ids = administered.map(({ id }) => id);
    if (ids.length === 0) return false;
    const others = await database
      .selectDistinct({ id: groupMembers.group_id })
      .from(groupMembers)
      .innerJoin(users, and(eq(users.uid, groupMembers.uid), eq(users.status, true)))
      .where(
        and(
          inArray(groupMembers.group_id, ids),
          ne(groupMembers.uid, uid),
          isAdministrator,
          canComeIn(database),
        ),
      );
    return others.length < ids.length;
  },

  writeZichtbaarheid: async (groupId: number, zichtbaarheid: Zichtbaarheid): Promise<void> => {
    await database.update(groups).set({ zichtbaarheid }).where(eq(groups.id, groupId));
  },

  list: (): Promise<GroupRow[]> => database.select().from(groups).orderBy(groups.id),

  insert: async (group: typeof groups.$inferInsert): Promise<number> => {
    const [row] = await database.insert(groups).values(group).returning({ id: groups.id });
    if (row === undefined) throw new Error('The group was not stored.');
    return row.id;
  },

  /** Who a project of the group can be handed over to: members that make projects, by name. */
  findCollegas: async (groupId: number): Promise<Collega[]> => {
    const members = await database
      .select({ uid: users.uid, name: shownName, roles: groupMembers.roles })
      .from(groupMembers)
      .innerJoin(users, and(eq(users.uid, groupMembers.uid), eq(users.status, true)))
      .where(eq(groupMembers.group_id, groupId))
      .orderBy(sql`lower(${shownName})`);
    return members
      .filter(({ roles }) => makesProjects(roles))
      .map(({ uid, name }) => ({ uid, name }));
  },

  addMember: async (groupId: number, uid: number, roles: readonly GroupRole[]): Promise<void> => {
    await createEndedMemberships(database).remove({ groupId, uid });
    await database.insert(groupMembers).values({ group_id: groupId, uid, roles: [...roles] });
  },
});

export type Groups = ReturnType<typeof createGroups>;
