import type { Lid } from '@adviestool/contract/leden';
import {
  and,
  arrayContains,
  eq,
  exists,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { bedrijfsloginAccounts, bedrijfslogins } from '../database/schema/bedrijfslogin.ts';
import { groupMembers } from '../database/schema/groups.ts';
import { projects } from '../database/schema/projects.ts';
import { users } from '../database/schema/users.ts';
import { canComeIn } from '../access/canComeIn.ts';
import { shownName } from '../database/shownName.ts';

const isMembership = (groupId: number, uid: number) =>
  and(eq(groupMembers.group_id, groupId), eq(groupMembers.uid, uid));

/** The members of a group; `database` may be a transaction. */
export const createLeden = (database: Database) => {
  const countProjects = (groupId: number) =>
    database
      .select({
        uid: projects.uid,
        projecten: sql`count(*)`.mapWith(Number).as('projecten'),
      })
      .from(projects)
      .where(and(eq(projects.group_id, groupId), isNull(projects.deleted_at)))
      .groupBy(projects.uid)
      .as('used');

  /** Links are of the provider that is set up: those of the one before end with it (endOthers). */
  const isRoleOfProvider = (groupId: number): SQL<boolean> =>
    exists(
      database
        .select({ uid: bedrijfsloginAccounts.uid })
        .from(bedrijfsloginAccounts)
        .innerJoin(bedrijfslogins, eq(bedrijfslogins.group_id, bedrijfsloginAccounts.group_id))
        .where(
          and(
            eq(bedrijfslogins.group_id, groupId),
            isNotNull(bedrijfslogins.rolclaim),
            eq(bedrijfsloginAccounts.uid, users.uid),
          ),
        ),
    ).mapWith(Boolean);

  return {
    /** Members, and who left projects behind, by name. */
    list: async (groupId: number): Promise<Lid[]> => {
      const used = countProjects(groupId);
      const rows = await database
        .select({
          uid: users.uid,
          naam: shownName,
          mail: users.mail,
          rollen: groupMembers.roles,
          status: users.status,
          login: users.login,
          rol_via_bedrijfslogin: isRoleOfProvider(groupId),
          projecten: sql`coalesce(${used.projecten}, 0)`.mapWith(Number),
        })
        .from(users)
        .leftJoin(
          groupMembers,
          and(eq(groupMembers.uid, users.uid), eq(groupMembers.group_id, groupId)),
        )
        .leftJoin(used, eq(used.uid, users.uid))
        .where(or(isNotNull(groupMembers.uid), isNotNull(used.uid)))
        .orderBy(sql`lower(${shownName})`);
      return rows.map(({ status, rollen, mail, login, ...rest }) => {
        const is_lid = rollen !== null;
        return {
          ...rest,
          mail: is_lid ? mail : null,
          rollen: rollen ?? [],
          is_lid,
          is_geblokkeerd: !status,
          login: is_lid ? (login?.toISOString() ?? null) : null,
        };
      });
    },

    hasMail: async (groupId: number, mail: string): Promise<boolean> =>
      (
        await database
          .select({ uid: users.uid })
          .from(groupMembers)
          .innerJoin(users, eq(users.uid, groupMembers.uid))
          .where(
            and(eq(groupMembers.group_id, groupId), sql`lower(${users.mail}) = lower(${mail})`),
          )
      ).length > 0,

    /** Another member than this one who administers the group and can log in to it; null: nobody. */
    findOtherAdministrator: async (groupId: number, uid: number): Promise<number | null> => {
      const [other] = await database
        .select({ uid: users.uid })
        .from(groupMembers)
        .innerJoin(users, and(eq(users.uid, groupMembers.uid), eq(users.status, true)))
        .where(
          and(
            eq(groupMembers.group_id, groupId),
            ne(groupMembers.uid, uid),
            canComeIn(database),
            arrayContains(groupMembers.roles, ['company-administrator']),
          ),
        )
        .orderBy(users.uid)
        .limit(1);
      return other?.uid ?? null;
    },

    rolesOf: async (groupId: number, uid: number): Promise<string[] | null> => {
      const [row] = await database
        .select({ roles: groupMembers.roles })
        .from(groupMembers)
        .where(isMembership(groupId, uid));
      return row?.roles ?? null;
    },

    /** Deleted ones that can be restored included. */
    hasProjects: async (groupId: number, uid: number): Promise<boolean> =>
      (await database.$count(
        projects,
        and(eq(projects.group_id, groupId), eq(projects.uid, uid)),
      )) > 0,

    countProjectsOf: (groupId: number, uid: number): Promise<number> =>
      database.$count(
        projects,
        and(eq(projects.group_id, groupId), eq(projects.uid, uid), isNull(projects.deleted_at)),
      ),

    setRoles: async (groupId: number, uid: number, roles: string[]): Promise<void> => {
      await database.update(groupMembers).set({ roles }).where(isMembership(groupId, uid));
    },

    remove: async (groupId: number, uid: number): Promise<void> => {
      await database.delete(groupMembers).where(isMembership(groupId, uid));
    },

    /** Ends every membership of a user. */
    removeOf: async (uid: number): Promise<void> => {
      await database.delete(groupMembers).where(eq(groupMembers.uid, uid));
    },
  };
};
