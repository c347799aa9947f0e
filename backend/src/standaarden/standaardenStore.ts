import { eq } from 'drizzle-orm';

import {
  GEEN_STANDAARDEN,
  standaardenSchema,
  type Standaarden,
} from '@adviestool/contract/standaarden';

import type { Database } from '../database/connect.ts';
import { groupStandaarden } from '../database/schema/groups.ts';
import { projects } from '../database/schema/projects.ts';
import { users } from '../database/schema/users.ts';
import { shownName } from '../database/shownName.ts';
import type { GemeldeWijziging } from '../http/httpProblem.ts';
import { lockGroup } from '../access/lockGroup.ts';

const read = (text: string | null | undefined): Standaarden =>
  text === null || text === undefined
    ? GEEN_STANDAARDEN
    : standaardenSchema.parse(JSON.parse(text));

interface StandaardenWrite {
  standaarden: Standaarden;
  /** Of who saves them. */
  uid: number;
  now: Date;
}

const wijzigingOf = ([row]: {
  op: Date | null;
  uid: number;
  name: string;
}[]): GemeldeWijziging | null => {
  if (row === undefined || row.op === null) return null;
  const { op, ...door } = row;
  return { door, op: op.toISOString() };
};

/** What gevelvullingen begin with; `database` may be a transaction. */
export const createStandaarden = (database: Database) => ({
  ofProject: async (projectId: number): Promise<Standaarden> => {
    const [row] = await database
      .select({ text: projects.standaarden })
      .from(projects)
      .where(eq(projects.id, projectId));
    return read(row?.text);
  },

  /** Who saved those of a project last, and when; null: nobody, or before that was kept. */
  lastOfProject: async (projectId: number): Promise<GemeldeWijziging | null> => {
    const rows = await database
      .select({ op: projects.standaarden_op, uid: users.uid, name: shownName })
      .from(projects)
      .innerJoin(users, eq(users.uid, projects.standaarden_door))
      .where(eq(projects.id, projectId));
    return wijzigingOf(rows);
  },

  writeOfProject: async (
    projectId: number,
    { standaarden, uid, now }: StandaardenWrite,
  ): Promise<void> => {
    await database
      .update(projects)
      .set({
        standaarden: JSON.stringify(standaarden),
        standaarden_door: uid,
        standaarden_op: now,
      })
      .where(eq(projects.id, projectId));
  },

  ofGroup: async (groupId: number): Promise<Standaarden> => {
    const [row] = await database
      .select({ text: groupStandaarden.standaarden })
      .from(groupStandaarden)
      .where(eq(groupStandaarden.group_id, groupId));
    return read(row?.text);
  },

  /** As `lastOfProject`, of those of the group. */
  lastOfGroup: async (groupId: number): Promise<GemeldeWijziging | null> => {
    const rows = await database
      .select({ op: groupStandaarden.standaarden_op, uid: users.uid, name: shownName })
      .from(groupStandaarden)
      .innerJoin(users, eq(users.uid, groupStandaarden.standaarden_door))
      .where(eq(groupStandaarden.group_id, groupId));
    return wijzigingOf(rows);
  },

  /** Makes others that write the standards of the group wait until the transaction ends. */
  holdGroup: (groupId: number): Promise<void> => lockGroup(database, groupId),

  writeOfGroup: async (
    groupId: number,
    { standaarden, uid, now }: StandaardenWrite,
  ): Promise<void> => {
    const set = {
      standaarden: JSON.stringify(standaarden),
      standaarden_door: uid,
      standaarden_op: now,
    };
    await database
      .insert(groupStandaarden)
      .values({ group_id: groupId, ...set })
      .onConflictDoUpdate({ target: groupStandaarden.group_id, set });
  },
});
