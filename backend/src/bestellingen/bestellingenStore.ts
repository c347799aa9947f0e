import type {
  Bestandsbestelling,
  Bestelling,
  BestellingBody,
} from '@adviestool/contract/bestellingen';
import { MEESTE_BESTELLINGEN, MEESTE_LEVERANCIERS } from '@adviestool/contract/projectBestand';
import { leverancierSleutel } from '@adviestool/domain/bestellijst/bestellijst';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { bestellingen, type Vergeleken } from '../database/schema/bestellingen.ts';
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
const rang = sql<number>`(row_number() over (partition by ${bestellingen.leverancier} order by ${bestellingen.op} desc, ${bestellingen.id}))::int`;

/** Bytes of the lines of all orders of a project. */
const MEESTE_BYTES = 5_000_000;

interface Rang {
  id: string;
  rang: number;
  bytes: number;
}

/**
 * Which orders go: of what newer ones came in place of, the oldest for which there is no room. Null: there is none for
 * the last of each supplier.
 * @param rows those last ones first, then the newest first
 */
const teVeelIn = (rows: readonly Rang[]): string[] | null => {
  const gaan = new Array<string>();
  let bytes = 0;
  for (const [index, { id, rang: vanLeverancier, ...row }] of rows.entries()) {
    bytes += row.bytes;
    const isLaatste = vanLeverancier === 1;
    if (isLaatste && (index >= MEESTE_LEVERANCIERS || bytes > MEESTE_BYTES)) return null;
    if (!isLaatste && (index >= MEESTE_BESTELLINGEN || bytes > MEESTE_BYTES)) gaan.push(id);
  }
  return gaan;
};

/** An order, and what it was compared with. */
export interface VergelekenBestelling {
  /** Who ordered; null: that account is gone, or it came with a file. */
  uid: number | null;
  vergeleken: Vergeleken | null;
  /** Of its supplier. */
  isLaatste: boolean;
  bestelling: Bestelling;
}

/** What was ordered for projects; `database` may be a transaction. */
export const createBestellingen = (database: Database) => {
  /** The newest first. */
  const listOf = async (projectId: number): Promise<Bestelling[]> => {
    const rows = await database
      .select(columns)
      .from(bestellingen)
      .innerJoin(projects, eq(projects.id, bestellingen.project_id))
      .leftJoin(users, eq(users.uid, bestellingen.uid))
      .where(eq(bestellingen.project_id, projectId))
      .orderBy(desc(bestellingen.op), bestellingen.id);
    return rows.map(({ op, uitBestand: isUitBestand, ...row }) => ({
      ...row,
      op: op.toISOString(),
      ...(isUitBestand && { uitBestand: true as const }),
    }));
  };

  /** @returns whether there is room for the last order of each supplier */
  const makeRoom = async (projectId: number): Promise<boolean> => {
    const rows = await database
      .select({
        id: bestellingen.id,
        rang,
        bytes: sql<number>`octet_length(${bestellingen.regels}::text)`,
      })
      .from(bestellingen)
      .where(eq(bestellingen.project_id, projectId))
      .orderBy(sql`${rang} > 1`, desc(bestellingen.op), bestellingen.id);
    const gaan = teVeelIn(rows);
    if (gaan === null) return false;
    if (gaan.length > 0) {
      await database
        .delete(bestellingen)
        .where(and(eq(bestellingen.project_id, projectId), inArray(bestellingen.id, gaan)));
    }
    return true;
  };

  return {
    listOf,

    /**
     * One with the same id stays as it is, and is not new.
     * @returns `bestelling` null: it went for newer ones; `vol`: there is no room, and what was done is to be undone
     */
    insert: async (
      {
        projectId,
        uid,
        ...body
      }: BestellingBody & { projectId: number; uid: number; vergeleken: Vergeleken | null },
      now: Date,
    ): Promise<{ bestelling: Bestelling | null; isNew: boolean } | 'vol'> => {
      const added = await database
        .insert(bestellingen)
        .values({ ...body, project_id: projectId, uid, op: now })
        .onConflictDoNothing()
        .returning({ id: bestellingen.id });
      const isNew = added.length > 0;
      if (isNew && !(await makeRoom(projectId))) return 'vol';
      const kept = await listOf(projectId);
      return { bestelling: kept.find(({ id }) => id === body.id) ?? null, isNew };
    },

    /** Every order of a project and what it was compared with; the oldest first. */
    listVergeleken: async (projectId: number): Promise<VergelekenBestelling[]> => {
      const rows = await database
        .select()
        .from(bestellingen)
        .where(eq(bestellingen.project_id, projectId))
        .orderBy(desc(bestellingen.op), bestellingen.id);
      const seen = new Set<string>();
      return rows
        .map(({ project_id: _project, uid, vergeleken, op, ...bestelling }) => {
          const sleutel = leverancierSleutel(bestelling.leverancier);
          const isLaatste = !seen.has(sleutel);
          seen.add(sleutel);
          return {
            uid,
            vergeleken,
            isLaatste,
            bestelling: { ...bestelling, op: op.toISOString(), door: null },
          };
        })
        .toReversed();
    },

    /** @returns false: another instance noted something since `before` was read, or the order went */
    noteVergeleken: async (
      projectId: number,
      id: string,
      { before, vergeleken }: { before: Vergeleken | null; vergeleken: Vergeleken },
    ): Promise<boolean> => {
      const was = before === null ? null : JSON.stringify(before);
      const noted = await database
        .update(bestellingen)
        .set({ vergeleken })
        .where(
          and(
            eq(bestellingen.project_id, projectId),
            eq(bestellingen.id, id),
            sql`${bestellingen.vergeleken} is not distinct from ${was}::jsonb`,
          ),
        )
        .returning({ id: bestellingen.id });
      return noted.length > 0;
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
