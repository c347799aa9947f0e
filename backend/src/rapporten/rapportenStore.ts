import { createHash } from 'node:crypto';

import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  min,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';

import {
  RAPPORT_INHOUD,
  type ProjectRapport,
  type RapportStand,
  type RapportVraag,
} from '@adviestool/contract/rapporten';

import type { Database } from '../database/connect.ts';
import { readSlices } from '../database/readSlices.ts';
import { projects } from '../database/schema/projects.ts';
import { rapporten } from '../database/schema/rapporten.ts';
import { users } from '../database/schema/users.ts';
import { shownName } from '../database/shownName.ts';
import { currentWork } from '../watch/createWatch.ts';

/** Milliseconds that a report is kept for whoever may read its project. */
const RAPPORT_KEPT = 30 * 86_400_000;
/** Of one that readers of a link asked for, and of what failed. */
const KEPT_SHORTLY = 3_600_000;
/** Bytes of reports of one project; then the oldest make room. */
const MOST_BYTES = 100_000_000;
/** Lines of the list. */
const MOST_LISTED = 50;
/** Milliseconds without a word after which who makes a report is taken for dead. */
const SILENCE = 30_000;
/** A report whose maker died is made once more. */
const ATTEMPTS = 2;

const BASE64 = 'base64';

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Who asks for a report of a project. */
export interface RapportVan {
  projectId: number;
  uid: number;
  /** The link whose reader asks, made by that user; null: the user asks. */
  link: string | null;
}

/** A report that is to be made. */
export interface RapportJob extends RapportVan {
  id: string;
  vraag: RapportVraag;
}

/** One that was taken to be made. */
export interface TakenRapport extends RapportJob {
  /** Of the call that asked for it. */
  requestId: string | null;
}

export interface RapportBestand {
  naam: string;
  bytes: Uint8Array;
}

/** One that was made. */
interface MadeRapport extends RapportBestand {
  paginas: number;
}

interface Asked extends RapportVan {
  id: string;
  now: Date;
}

/** For whom a report counts, beside its project: who asked for it, or with a link the maker of the project. */
const countsFor = (rapport: Record<'uid' | 'inzage_link', AnyPgColumn>, maker: AnyPgColumn) =>
  sql<number>`case when ${rapport.inzage_link} is null then ${rapport.uid} else ${maker} end`;

const earlier = alias(rapporten, 'eerder');
const madeOf = alias(projects, 'gemaakt');

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

/** Of those whose maker died. */
const silentSince = (now: Date): SQL | undefined =>
  and(eq(rapporten.stand, 'bezig'), lt(rapporten.seen, new Date(now.getTime() - SILENCE)));

/** When a report was last made, or is being made, of whom the report of a row counts for. */
const lastServed = (database: Database) =>
  database
    .select({ seen: max(earlier.seen) })
    .from(earlier)
    .innerJoin(madeOf, eq(madeOf.id, earlier.project_id))
    .where(eq(countsFor(earlier, madeOf.uid), countsFor(rapporten, projects.uid)));

/**
 * The one that is made next, unless another instance takes it at this moment: the oldest of who has waited longest
 * since one of theirs was made. So users take turns, however many wait of each.
 */
const nextOf = (database: Database, isSilent: SQL | undefined) =>
  database
    .select({ id: rapporten.id })
    .from(rapporten)
    .innerJoin(projects, eq(projects.id, rapporten.project_id))
    .where(or(eq(rapporten.stand, 'wacht'), isSilent))
    .orderBy(sql`(${lastServed(database)}) nulls first`, rapporten.created, rapporten.id)
    .limit(1)
    .for('update', { of: rapporten, skipLocked: true });

const takenColumns = {
  id: rapporten.id,
  projectId: rapporten.project_id,
  uid: rapporten.uid,
  link: rapporten.inzage_link,
  vraag: rapporten.vraag,
  requestId: rapporten.request_id,
};

/** Reports that are asked for; `database` may be a transaction. */
export const createRapporten = (database: Database) => {
  const waits = inArray(rapporten.stand, ['wacht', 'bezig']);

  const change = async (
    id: string,
    values: Partial<typeof rapporten.$inferInsert>,
  ): Promise<void> => {
    await database.update(rapporten).set(values).where(eq(rapporten.id, id));
  };

  return {
    insert: async (job: RapportJob & { totaal: number }, now: Date): Promise<void> => {
      const { id, projectId, uid, link, vraag, totaal } = job;
      const request_id = currentWork()?.requestId ?? null;
      await database.insert(rapporten).values({
        id,
        project_id: projectId,
        uid,
        inzage_link: link,
        vraag,
        totaal,
        stand: 'wacht',
        created: now,
        request_id,
      });
    },

    /**
     * How many are waiting or being made that count for whom a report of who asks would: in all, and of readers of
     * links.
     */
    countWaiting: async ({
      projectId,
      uid,
      link,
    }: RapportVan): Promise<{ all: number; ofLinks: number }> => {
      const maker = database
        .select({ uid: projects.uid })
        .from(projects)
        .where(eq(projects.id, projectId));
      const [row] = await database
        .select({ all: count(), ofLinks: count(rapporten.inzage_link) })
        .from(rapporten)
        .innerJoin(projects, eq(projects.id, rapporten.project_id))
        .where(and(waits, eq(countsFor(rapporten, projects.uid), link === null ? uid : maker)));
      return row ?? { all: 0, ofLinks: 0 };
    },

    /** How many wait and are being made, and since when the oldest waits. */
    measure: async (): Promise<{ wacht: number; bezig: number; oldest: Date | null }> => {
      const rows = await database
        .select({ stand: rapporten.stand, number: count(), oldest: min(rapporten.created) })
        .from(rapporten)
        .where(waits)
        .groupBy(rapporten.stand);
      const of = (stand: string) => rows.find((row) => row.stand === stand);
      return {
        wacht: of('wacht')?.number ?? 0,
        bezig: of('bezig')?.number ?? 0,
        oldest: of('wacht')?.oldest ?? null,
      };
    },

    /**
     * Takes the next one, users in turn, also one whose maker died; one that died twice fails with `gaveUp`. Two instances
     * never take the same one.
     */
    take: async (now: Date, gaveUp: string): Promise<TakenRapport | null> => {
      const isSilent = silentSince(now);
      await database
        .update(rapporten)
        .set({ stand: 'mislukt', melding: gaveUp })
        .where(and(isSilent, gte(rapporten.attempts, ATTEMPTS)));
      const [job] = await database
        .update(rapporten)
        .set({ stand: 'bezig', attempts: sql`${rapporten.attempts} + 1`, seen: now, gedaan: 0 })
        .where(eq(rapporten.id, sql`(${nextOf(database, isSilent)})`))
        .returning(takenColumns);
      return job ?? null;
    },

    /** Its maker is alive. */
    markAlive: (id: string, now: Date): Promise<void> => change(id, { seen: now }),

    markGedaan: (id: string, gedaan: number): Promise<void> => change(id, { gedaan }),

    /** The server stops: it is no attempt that failed. */
    putBack: (id: string): Promise<void> => change(id, { stand: 'wacht', seen: null, attempts: 0 }),

    /** Stores its file; with more than 100 MB of one project together the oldest go. */
    finish: async (
      id: string,
      { naam, bytes, paginas }: MadeRapport,
      most = MOST_BYTES,
    ): Promise<void> => {
      // As text: the embedded database writes and reads bytes one by one, megabytes of them in seconds.
      const bestand = sql`decode(${Buffer.from(bytes).toString(BASE64)}, ${BASE64})`;
      await database
        .update(rapporten)
        .set({ stand: 'klaar', bestandsnaam: naam, bestand, paginas, sha256: sha256Of(bytes) })
        .where(eq(rapporten.id, id));
      await database.execute(sql`
        delete from ${rapporten} where ${rapporten.id} in (
          select id from (
            select id, sum(octet_length(bestand)) over (order by created desc, id) as samen
            from ${rapporten}
            where stand = 'klaar'
              and project_id = (select project_id from ${rapporten} where id = ${id})
          ) as kept
          where samen > ${most} and id <> ${id}
        )`);
    },

    /** Those of a project that its readers find, the newest first. */
    listOf: async (projectId: number, now: Date): Promise<ProjectRapport[]> => {
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
        .limit(MOST_LISTED);
      return rows.map(({ vraag, created, ...row }) => ({
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

    fail: (id: string, melding: string): Promise<void> => change(id, { stand: 'mislukt', melding }),

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
  };
};
