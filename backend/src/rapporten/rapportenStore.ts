import { and, desc, eq, gte, isNotNull, isNull, not, or, sql, type SQL } from 'drizzle-orm';

import {
  RAPPORT_INHOUD,
  type ProjectRapporten,
  type RapportStand,
} from '@adviestool/contract/rapporten';

import type { Database } from '../database/connect.ts';
import { readSlices } from '../database/readSlices.ts';
import { rapporten } from '../database/schema/rapporten.ts';
import { users } from '../database/schema/users.ts';
import { shownName } from '../database/shownName.ts';
import type { RapportVan } from './rapportenQueue.ts';

/** Milliseconds that a report is kept for whoever may read its project. */
const RAPPORT_KEPT = 30 * 86_400_000;
/** Of one that readers of a link asked for, and of what failed. */
const KEPT_SHORTLY = 3_600_000;
/** Lines of the list. */
const MOST_LISTED = 50;
const BASE64 = 'base64';

export interface RapportBestand {
  naam: string;
  bytes: Uint8Array;
}

interface Asked extends RapportVan {
  id: string;
  now: Date;
}

const since = (now: Date, kept: number): SQL =>
  gte(rapporten.created, new Date(now.getTime() - kept));

/** A user finds those of everybody who may read the project; readers of a link find theirs alone. */
const isOf = ({ id, projectId, link, now }: Asked) =>
  and(
    eq(rapporten.id, id),
    eq(rapporten.project_id, projectId),
    link === null ? isNull(rapporten.inzage_link) : eq(rapporten.inzage_link, link),
    since(now, link === null ? RAPPORT_KEPT : KEPT_SHORTLY),
  );

const lengte = sql<number | null>`octet_length(${rapporten.bestand})`;

/** Reports as they are read, and what becomes of them; `database` may be a transaction. */
export const createRapporten = (database: Database) => ({
  /** Those of a project that its readers find, the newest first, and whether there are more. */
  listOf: async (projectId: number, now: Date): Promise<ProjectRapporten> => {
    const rows = await database
      .select({
        id: rapporten.id,
        stand: rapporten.stand,
        gedaan: rapporten.gedaan,
        totaal: rapporten.totaal,
        melding: rapporten.melding,
        vraag: rapporten.vraag,
        door: shownName,
        created: rapporten.created,
        bytes: lengte,
        paginas: rapporten.paginas,
        sha256: rapporten.sha256,
      })
      .from(rapporten)
      .innerJoin(users, eq(users.uid, rapporten.uid))
      .where(
        and(
          eq(rapporten.project_id, projectId),
          isNull(rapporten.inzage_link),
          since(now, RAPPORT_KEPT),
        ),
      )
      .orderBy(desc(rapporten.created), rapporten.id)
      .limit(MOST_LISTED + 1);
    const listed = rows.slice(0, MOST_LISTED).map(({ vraag, created, ...row }) => ({
      ...row,
      soort: vraag.soort,
      heelProject: vraag.gevelvullingen === undefined,
      inhoud: [...(vraag.inhoud ?? RAPPORT_INHOUD)],
      ...(vraag.sinds !== undefined && { sinds: vraag.sinds }),
      ...(vraag.document !== undefined && { document: vraag.document.soort }),
      moment: created.toISOString(),
      tot: new Date(
        created.getTime() + (row.stand === 'mislukt' ? KEPT_SHORTLY : RAPPORT_KEPT),
      ).toISOString(),
    }));
    return { rapporten: listed, ...(rows.length > MOST_LISTED && { meer: true as const }) };
  },

  /** The files of a project that its readers find, without their bytes, the oldest first. */
  keptOf: async (projectId: number, now: Date) => {
    const rows = await database
      .select({
        id: rapporten.id,
        naam: rapporten.bestandsnaam,
        bytes: lengte,
        sha256: rapporten.sha256,
        created: rapporten.created,
      })
      .from(rapporten)
      .where(
        and(
          eq(rapporten.project_id, projectId),
          eq(rapporten.stand, 'klaar'),
          isNull(rapporten.inzage_link),
          since(now, RAPPORT_KEPT),
        ),
      )
      .orderBy(rapporten.created, rapporten.id);
    return rows.flatMap(({ naam, bytes, ...row }) =>
      naam === null || bytes === null ? [] : { ...row, naam, bytes },
    );
  },

  /** The bytes of one, piece by piece. */
  read: (id: string, bytes: number): AsyncIterable<Uint8Array> =>
    readSlices(database, {
      table: rapporten,
      column: rapporten.bestand,
      where: eq(rapporten.id, id),
      bytes,
    }),

  findStand: async (asked: Asked): Promise<RapportStand | null> => {
    const [row] = await database
      .select({
        stand: rapporten.stand,
        gedaan: rapporten.gedaan,
        totaal: rapporten.totaal,
        melding: rapporten.melding,
      })
      .from(rapporten)
      .where(isOf(asked));
    return row ?? null;
  },

  /** Null while there is none. */
  findBestand: async (asked: Asked): Promise<RapportBestand | null> => {
    const [row] = await database
      .select({
        naam: rapporten.bestandsnaam,
        text: sql<string | null>`encode(${rapporten.bestand}, ${BASE64})`,
      })
      .from(rapporten)
      .where(isOf(asked));
    return row === undefined || row.naam === null || row.text === null
      ? null
      : { naam: row.naam, bytes: Buffer.from(row.text, BASE64) };
  },

  /** Those that a user asked for. */
  removeOf: async (uid: number): Promise<void> => {
    await database.delete(rapporten).where(eq(rapporten.uid, uid));
  },

  removeExpired: async (now: Date): Promise<void> => {
    await database
      .delete(rapporten)
      .where(
        or(
          not(since(now, RAPPORT_KEPT)),
          and(
            or(isNotNull(rapporten.inzage_link), eq(rapporten.stand, 'mislukt')),
            not(since(now, KEPT_SHORTLY)),
          ),
        ),
      );
  },
});
