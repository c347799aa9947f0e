import { and, desc, eq } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { catalogi } from '../database/schema.ts';

export interface StoredCatalogus {
  hash: string;
  /** JSON text. */
  document: string;
}

/** The catalogues to calculate with; see the table. */
export const createCatalogi = (database: Database) => ({
  /** Keeps a catalogue as the one in use in a group. */
  keep: async (groupId: number, { hash, document }: StoredCatalogus, now: Date): Promise<void> => {
    await database
      .insert(catalogi)
      .values({ group_id: groupId, hash, document, seen: now })
      .onConflictDoUpdate({ target: [catalogi.group_id, catalogi.hash], set: { seen: now } });
  },

  /** The hash of the one that was in use last; null: the group never had one. */
  findCurrent: async (groupId: number): Promise<string | null> => {
    const [row] = await database
      .select({ hash: catalogi.hash })
      .from(catalogi)
      .where(eq(catalogi.group_id, groupId))
      .orderBy(desc(catalogi.seen), catalogi.hash)
      .limit(1);
    return row?.hash ?? null;
  },

  find: async (groupId: number, hash: string): Promise<string | null> => {
    const [row] = await database
      .select({ document: catalogi.document })
      .from(catalogi)
      .where(and(eq(catalogi.group_id, groupId), eq(catalogi.hash, hash)));
    return row?.document ?? null;
  },
});
