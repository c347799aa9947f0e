import type { Logo } from '@adviestool/contract/bedrijf';
import { eq, sql } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { groupLogos } from '../database/schema/groups.ts';
import type { GelezenLogo } from './gelezenLogo.ts';

const BASE64 = 'base64';

/** The logos of groups on their reports; `database` may be a transaction. */
export const createGroupLogos = (database: Database) => ({
  /** What is told of it. */
  describe: async (groupId: number): Promise<Logo | null> => {
    const [row] = await database
      .select({
        type: groupLogos.type,
        breedte: groupLogos.breedte,
        hoogte: groupLogos.hoogte,
        bytes: sql`octet_length(${groupLogos.bestand})`.mapWith(Number),
        changed: groupLogos.changed,
      })
      .from(groupLogos)
      .where(eq(groupLogos.group_id, groupId));
    if (row === undefined) return null;
    const { changed, ...rest } = row;
    return { ...rest, gewijzigd: changed.toISOString() };
  },

  find: async (groupId: number): Promise<GelezenLogo | null> => {
    const [row] = await database
      .select({
        type: groupLogos.type,
        breedte: groupLogos.breedte,
        hoogte: groupLogos.hoogte,
        text: sql<string>`encode(${groupLogos.bestand}, ${BASE64})`,
      })
      .from(groupLogos)
      .where(eq(groupLogos.group_id, groupId));
    if (row === undefined) return null;
    const { text, ...rest } = row;
    return { ...rest, bytes: Buffer.from(text, BASE64) };
  },

  write: async (
    groupId: number,
    { type, breedte, hoogte, bytes }: GelezenLogo,
    now: Date,
  ): Promise<void> => {
    // As text: the embedded database writes and reads bytes one by one.
    const bestand = sql`decode(${Buffer.from(bytes).toString(BASE64)}, ${BASE64})`;
    const values = { type, breedte, hoogte, bestand, changed: now };
    await database
      .insert(groupLogos)
      .values({ group_id: groupId, ...values })
      .onConflictDoUpdate({ target: groupLogos.group_id, set: values });
  },

  remove: async (groupId: number): Promise<void> => {
    await database.delete(groupLogos).where(eq(groupLogos.group_id, groupId));
  },
});
