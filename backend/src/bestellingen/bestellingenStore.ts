import type {
  Bestandsbestelling,
  Bestelling,
  BestellingBody,
} from '@adviestool/contract/bestellingen';
import { MEESTE_BESTELLINGEN } from '@adviestool/contract/projectBestand';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { bestellingen } from '../database/schema/bestellingen.ts';
import { projects } from '../database/schema/projects.ts';
import { users } from '../database/schema/users.ts';
import { shownName } from '../database/shownName.ts';

/** It came with the file that its project was made of: it is of before the project, and of nobody here. */
const uitBestand = sql<boolean>`coalesce(${projects.herkomst} ->> 'soort' = 'bestand', false) and ${bestellingen.uid} is null and ${bestellingen.op} <= ${projects.created}`;

const columns = {
  id: bestellingen.id,
  op: bestellingen.op,
  door: shownName,
  leverancier: bestellingen.leverancier,
  reserve: bestellingen.reserve,
  levering: bestellingen.levering,
  regels: bestellingen.regels,
  advieshash: bestellingen.advieshash,
  uitBestand,
};

/** Of its supplier: 1 is the last, which a later change is compared with. */
const rang = sql<number>`row_number() over (partition by ${bestellingen.leverancier} order by ${bestellingen.op} desc, ${bestellingen.id})`;

/** What was ordered for projects; `database` may be a transaction. */
export const createBestellingen = (database: Database) => {
  /** The newest first; where there are too many, the last of each supplier before what it came in place of. */
  const listOf = async (projectId: number): Promise<Bestelling[]> => {
    const rows = await database
      .select(columns)
      .from(bestellingen)
      .innerJoin(projects, eq(projects.id, bestellingen.project_id))
      .leftJoin(users, eq(users.uid, bestellingen.uid))
      .where(eq(bestellingen.project_id, projectId))
      .orderBy(sql`${rang} > 1`, desc(bestellingen.op), bestellingen.id)
      .limit(MEESTE_BESTELLINGEN);
    const newestFirst = rows.toSorted(
      (one, other) => other.op.getTime() - one.op.getTime() || (one.id < other.id ? -1 : 1),
    );
    return newestFirst.map(({ op, uitBestand: isUitBestand, ...row }) => ({
      ...row,
      op: op.toISOString(),
      ...(isUitBestand && { uitBestand: true as const }),
    }));
  };

  return {
    listOf,

    /** One with the same id stays as it is, and is not new. */
    insert: async (
      { projectId, uid, ...body }: BestellingBody & { projectId: number; uid: number },
      now: Date,
    ): Promise<{ bestelling: Bestelling; isNew: boolean } | null> => {
      const added = await database
        .insert(bestellingen)
        .values({ ...body, project_id: projectId, uid, op: now })
        .onConflictDoNothing()
        .returning({ id: bestellingen.id });
      const kept = await listOf(projectId);
      await database.delete(bestellingen).where(
        and(
          eq(bestellingen.project_id, projectId),
          notInArray(
            bestellingen.id,
            kept.map(({ id }) => id),
          ),
        ),
      );
      const bestelling = kept.find(({ id }) => id === body.id);
      return bestelling === undefined ? null : { bestelling, isNew: added.length > 0 };
    },

    /** Those that came with the file of a project. A moment of later than now counts as now. */
    insertMany: async (
      projectId: number,
      all: readonly Bestandsbestelling[],
      now: Date,
    ): Promise<void> => {
      if (all.length === 0) return;
      await database
        .insert(bestellingen)
        .values(
          all.map(({ op, ...rest }) => ({
            ...rest,
            project_id: projectId,
            op: new Date(Math.min(Date.parse(op), now.getTime())),
          })),
        )
        .onConflictDoNothing();
    },
  };
};
