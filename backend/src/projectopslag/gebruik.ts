import type { LidGebruik } from '@adviestool/contract/gebruik';
import { desc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { groupMembers } from '../database/schema/groups.ts';
import { montage, montageFotos } from '../database/schema/montage.ts';
import { projects } from '../database/schema/projects.ts';
import { users } from '../database/schema/users.ts';
import { shownName } from '../database/shownName.ts';
import type { Gebruik } from './quota.ts';

const bytesWhere = (condition: SQL) =>
  sql`coalesce(sum(${projects.grootte}) filter (where ${condition}), 0)`.mapWith(Number);

const countWhere = (condition: SQL) =>
  sql`count(*) filter (where ${condition} and ${projects.deleted_at} is null)`.mapWith(Number);

const fotosWhere = (condition: SQL) =>
  sql`coalesce(sum(${montageFotos.bytes}) filter (where ${condition}), 0)`.mapWith(Number);

const montageWhere = (condition: SQL) =>
  sql`coalesce(sum(${montage.grootte}) filter (where ${condition}), 0)`.mapWith(Number);

/**
 * What projects take, with what was said and photographed on their sites; `database` may be a transaction. Answered
 * from the indexes projects_gebruik, montage_grootte and montage_fotos_gebruik.
 */
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
    const [fotos] = await database
      .select({ user: fotosWhere(isTheirs), group: fotosWhere(sql`true`) })
      .from(montageFotos)
      .innerJoin(projects, eq(projects.id, montageFotos.project_id))
      .where(eq(projects.group_id, groupId));
    const [gezegd] = await database
      .select({ user: montageWhere(isTheirs), group: montageWhere(sql`true`) })
      .from(montage)
      .innerJoin(projects, eq(projects.id, montage.project_id))
      .where(eq(projects.group_id, groupId));
    if (row === undefined || fotos === undefined || gezegd === undefined) {
      throw new Error('A sum always has a row.');
    }
    return {
      user: { bytes: row.userBytes + fotos.user + gezegd.user, projecten: row.userCount },
      group: { bytes: row.groupBytes + fotos.group + gezegd.group, projecten: row.groupCount },
    };
  },

  /** Bytes of what was said and photographed on the sites of these projects. */
  opDeBouw: async (ids: readonly number[]): Promise<number> => {
    const [fotos] = await database
      .select({ bytes: fotosWhere(sql`true`) })
      .from(montageFotos)
      .where(inArray(montageFotos.project_id, [...ids]));
    const [gezegd] = await database
      .select({ bytes: montageWhere(sql`true`) })
      .from(montage)
      .where(inArray(montage.project_id, [...ids]));
    if (fotos === undefined || gezegd === undefined) throw new Error('A sum always has a row.');
    return fotos.bytes + gezegd.bytes;
  },

  /** By user: members of the group, and others who have projects in it. Who takes most comes first. */
  byUser: (groupId: number): Promise<LidGebruik[]> => {
    const members = database
      .select({ uid: groupMembers.uid })
      .from(groupMembers)
      .where(eq(groupMembers.group_id, groupId));
    const used = database
      .select({
        uid: projects.uid,
        bytes: bytesWhere(sql`true`).as('bytes'),
        projecten: countWhere(sql`true`).as('projecten'),
      })
      .from(projects)
      .where(eq(projects.group_id, groupId))
      .groupBy(projects.uid)
      .as('used');
    const pictured = database
      .select({ uid: projects.uid, bytes: fotosWhere(sql`true`).as('foto_bytes') })
      .from(montageFotos)
      .innerJoin(projects, eq(projects.id, montageFotos.project_id))
      .where(eq(projects.group_id, groupId))
      .groupBy(projects.uid)
      .as('pictured');
    const said = database
      .select({ uid: projects.uid, bytes: montageWhere(sql`true`).as('montage_bytes') })
      .from(montage)
      .innerJoin(projects, eq(projects.id, montage.project_id))
      .where(eq(projects.group_id, groupId))
      .groupBy(projects.uid)
      .as('said');
    const orZero = (column: typeof used.bytes) => sql`coalesce(${column}, 0)`.mapWith(Number);
    const bytes =
      sql`coalesce(${used.bytes}, 0) + coalesce(${pictured.bytes}, 0) + coalesce(${said.bytes}, 0)`.mapWith(
        Number,
      );
    return database
      .select({
        uid: users.uid,
        naam: shownName,
        bytes,
        projecten: orZero(used.projecten),
      })
      .from(users)
      .leftJoin(used, eq(used.uid, users.uid))
      .leftJoin(pictured, eq(pictured.uid, users.uid))
      .leftJoin(said, eq(said.uid, users.uid))
      .where(or(inArray(users.uid, members), isNotNull(used.uid)))
      .orderBy(desc(bytes), sql`lower(${shownName})`);
  },
});
