import { and, desc, eq, ne, sql } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { holdLock } from '../database/holdLock.ts';
import { catalogi } from '../database/schema/groups.ts';

export interface StoredCatalogus {
  hash: string;
  /** With `versie` its name; null: it has none. */
  id: string | null;
  versie: string | null;
  /** JSON text. */
  document: string;
}

/** A version of a catalogue comes with another content than it had. */
export class CatalogusChangedError extends Error {
  override readonly name = 'CatalogusChangedError';
}

/** Of one that was never in use. */
const NEVER = new Date(0);

/** @throws CatalogusChangedError */
const refuseOtherContent = async (
  transaction: Database,
  groupId: number,
  { hash, id, versie }: StoredCatalogus,
): Promise<void> => {
  if (id === null || versie === null) return;
  const [other] = await transaction
    .select({ hash: catalogi.hash })
    .from(catalogi)
    .where(
      and(
        eq(catalogi.group_id, groupId),
        eq(catalogi.id, id),
        eq(catalogi.versie, versie),
        ne(catalogi.hash, hash),
      ),
    );
  if (other === undefined) return;
  throw new CatalogusChangedError(
    `The catalogue ${id} ${versie} has another content than the one that is known, and a version never changes. Give it another versie.`,
  );
};

/** One that was in use last stays so; another one begins now. */
const sinceOrNow = (groupId: number, now: Date) =>
  sql`case when ${catalogi.seen} > ${NEVER.toISOString()}::timestamptz and ${catalogi.seen} = (
    select max(each.seen) from ${catalogi} each where each.group_id = ${groupId}
  ) then ${catalogi.sinds} else ${now.toISOString()}::timestamptz end`;

/** The catalogues to calculate with; see the table. */
export const createCatalogi = (database: Database) => {
  /** Writes unless the name is taken, which no other instance takes meanwhile. */
  const keep = (
    groupId: number,
    catalogus: StoredCatalogus,
    write: (transaction: Database) => Promise<unknown>,
  ): Promise<void> =>
    database.transaction(async (transaction) => {
      await holdLock(transaction, 'catalogi');
      await refuseOtherContent(transaction, groupId, catalogus);
      await write(transaction);
    });

  /** Every list asks it. */
  const hashes = database
    .select({ hash: catalogi.hash })
    .from(catalogi)
    .where(eq(catalogi.group_id, sql.placeholder('groupId')))
    .orderBy(desc(catalogi.seen), catalogi.hash)
    .prepare('catalogi_hashes');

  return {
    /** Keeps a catalogue as the one in use in a group. @throws CatalogusChangedError */
    use: (groupId: number, catalogus: StoredCatalogus, now: Date): Promise<void> =>
      keep(groupId, catalogus, (transaction) =>
        transaction
          .insert(catalogi)
          .values({ group_id: groupId, ...catalogus, seen: now, sinds: now })
          .onConflictDoUpdate({
            target: [catalogi.group_id, catalogi.hash],
            set: { seen: now, sinds: sinceOrNow(groupId, now) },
          }),
      ),

    /** Keeps a catalogue as one to choose in a group. @throws CatalogusChangedError */
    add: (groupId: number, catalogus: StoredCatalogus): Promise<void> =>
      keep(groupId, catalogus, (transaction) =>
        transaction
          .insert(catalogi)
          .values({ group_id: groupId, ...catalogus, seen: NEVER })
          .onConflictDoNothing(),
      ),

    /** The hashes of a group's catalogues, the one that was in use last first. */
    findHashes: async (groupId: number): Promise<string[]> => {
      const rows = await hashes.execute({ groupId });
      return rows.map(({ hash }) => hash);
    },

    /** Since when the one in use has been that; null: that is not known. */
    findSince: async (groupId: number): Promise<Date | null> => {
      const [row] = await database
        .select({ sinds: catalogi.sinds })
        .from(catalogi)
        .where(eq(catalogi.group_id, groupId))
        .orderBy(desc(catalogi.seen), catalogi.hash)
        .limit(1);
      return row?.sinds ?? null;
    },

    find: async (groupId: number, hash: string): Promise<string | null> => {
      const [row] = await database
        .select({ document: catalogi.document })
        .from(catalogi)
        .where(and(eq(catalogi.group_id, groupId), eq(catalogi.hash, hash)));
      return row?.document ?? null;
    },
  };
};
