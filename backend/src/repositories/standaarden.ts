import { eq } from 'drizzle-orm';

import {
  GEEN_STANDAARDEN,
  standaardenSchema,
  type Standaarden,
} from '@adviestool/contract/standaarden';

import type { Database } from '../database/connect.ts';
import { groupStandaarden, projects } from '../database/schema.ts';
import { lockGroup } from './lockGroup.ts';

const read = (text: string | null | undefined): Standaarden =>
  text === null || text === undefined
    ? GEEN_STANDAARDEN
    : standaardenSchema.parse(JSON.parse(text));

/** What gevelvullingen begin with; `database` may be a transaction. */
export const createStandaarden = (database: Database) => ({
  ofProject: async (projectId: number): Promise<Standaarden> => {
    const [row] = await database
      .select({ text: projects.standaarden })
      .from(projects)
      .where(eq(projects.id, projectId));
    return read(row?.text);
  },

  writeOfProject: async (projectId: number, standaarden: Standaarden): Promise<void> => {
    await database
      .update(projects)
      .set({ standaarden: JSON.stringify(standaarden) })
      .where(eq(projects.id, projectId));
  },

  ofGroup: async (groupId: number): Promise<Standaarden> => {
    const [row] = await database
      .select({ text: groupStandaarden.standaarden })
      .from(groupStandaarden)
      .where(eq(groupStandaarden.group_id, groupId));
    return read(row?.text);
  },

  /** Makes others that write the standards of the group wait until the transaction ends. */
  holdGroup: (groupId: number): Promise<void> => lockGroup(database, groupId),

  writeOfGroup: async (groupId: number, standaarden: Standaarden): Promise<void> => {
    const text = JSON.stringify(standaarden);
    await database
      .insert(groupStandaarden)
      .values({ group_id: groupId, standaarden: text })
      .onConflictDoUpdate({ target: groupStandaarden.group_id, set: { standaarden: text } });
  },
});
