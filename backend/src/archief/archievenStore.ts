import { and, asc, desc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { ArchiefStand } from '@adviestool/contract/archief';

import type { Database } from '../database/connect.ts';
import { archiefDelen, archieven } from '../database/schema/archieven.ts';
import { users } from '../database/schema/users.ts';
import { shownName } from '../database/shownName.ts';
import { jobsIn, type Attempt } from '../queue/jobsIn.ts';
import type { Geschreven } from './createZip.ts';

/** Milliseconds that a file is kept. */
const BEWAARD = 48 * 3_600_000;
/** Bytes of files of one company; then the oldest make room. */
const MEESTE_BYTES = 2_000_000_000;

const BASE64 = 'base64';

/** Whose an archive is. */
interface ArchiefVan {
  groupId: number;
  uid: number;
}

/** One that was taken to be made. */
export interface ArchiefJob extends ArchiefVan, Attempt {}

interface Gemaakt extends Geschreven {
  naam: string;
  nietOpgenomen: number;
}

const jobs = jobsIn(archieven);
const eerder = alias(archieven, 'eerder');

const isOf = ({ groupId, uid }: ArchiefVan) =>
  and(eq(archieven.group_id, groupId), eq(archieven.uid, uid));

const since = (now: Date): SQL =>
  gte(
    sql`coalesce(${archieven.klaar_op}, ${archieven.created})`,
    new Date(now.getTime() - BEWAARD).toISOString(),
  );

/** When one was last made, or is being made, of the company of a row. */
const lastServed = sql`
  select max(${eerder.seen}) from ${archieven} as "eerder" where ${eerder.group_id} = ${archieven.group_id}`;

/** One that fails keeps nothing of its file. A word of an attempt that is no longer made changes nothing. */
const failWhere = (database: Database, which: SQL | undefined, melding: string): Promise<void> =>
  database.transaction(async (transaction) => {
    const failed = await transaction
      .update(archieven)
      .set({ stand: 'mislukt', melding, klaar_op: null })
      .where(which)
      .returning({ id: archieven.id });
    if (failed.length === 0) return;
    const ids = failed.map(({ id }) => id);
    await transaction.delete(archiefDelen).where(inArray(archiefDelen.archief_id, ids));
  });

/** Archives that are asked for; `database` may be a transaction. */
export const createArchieven = (database: Database) => ({
  insert: async ({ id, groupId, uid }: ArchiefVan & { id: string }, now: Date): Promise<void> => {
    await database.insert(archieven).values({ id, group_id: groupId, uid, ...jobs.asked(now) });
  },

  /** The one of a company that waits or is being made, and who asked for it; null: there is none. */
  findBezig: async (groupId: number): Promise<{ uid: number; naam: string } | null> => {
    const [row] = await database
      .select({ uid: archieven.uid, naam: shownName })
      .from(archieven)
      .innerJoin(users, eq(users.uid, archieven.uid))
      .where(and(eq(archieven.group_id, groupId), jobs.isOpen));
    return row ?? null;
  },

  /** The newest that somebody asked for; null: none is kept. */
  findStand: async (van: ArchiefVan, now: Date): Promise<ArchiefStand | null> => {
    const [row] = await database
      .select({
        id: archieven.id,
        stand: archieven.stand,
        gedaan: archieven.gedaan,
        totaal: archieven.totaal,
        created: archieven.created,
        melding: archieven.melding,
        bytes: archieven.bytes,
        sha256: archieven.sha256,
        nietOpgenomen: archieven.niet_opgenomen,
        klaarOp: archieven.klaar_op,
      })
      .from(archieven)
      .where(and(isOf(van), since(now)))
      .orderBy(desc(archieven.created), archieven.id)
      .limit(1);
    if (row === undefined) return null;
    const { created, klaarOp, ...rest } = row;
    const tot = klaarOp === null ? null : new Date(klaarOp.getTime() + BEWAARD).toISOString();
    return { ...rest, gevraagd: created.toISOString(), tot };
  },

  /**
   * Takes the next one, companies in turn, also one whose maker died; one that died twice fails with `gaveUp`. Two
   * instances never take the same one.
   */
  take: async (now: Date, gaveUp: string): Promise<ArchiefJob | null> => {
    await failWhere(database, jobs.isGivenUp(now), gaveUp);
    const [job] = await database
      .update(archieven)
      .set(jobs.taken(now))
      .where(jobs.isNext(now, lastServed))
      .returning({
        id: archieven.id,
        groupId: archieven.group_id,
        uid: archieven.uid,
        poging: archieven.attempts,
        requestId: archieven.request_id,
      });
    if (job === undefined) return null;
    await database.delete(archiefDelen).where(eq(archiefDelen.archief_id, job.id));
    return job;
  },

  /** Says that its maker is alive, and how far it is. @returns false: it was stopped, or another one makes it */
  markGedaan: async (
    job: ArchiefJob,
    { now, ...stand }: { now: Date; gedaan?: number; totaal?: number },
  ): Promise<boolean> => {
    const found = await database
      .update(archieven)
      .set({ seen: now, ...stand })
      .where(jobs.isAttempt(job))
      .returning({ id: archieven.id });
    return found.length > 0;
  },

  /** Keeps the next part of its file. @returns false: it was stopped, or another one makes it */
  addDeel: async (
    { id, poging }: ArchiefJob,
    { nummer, bytes }: { nummer: number; bytes: Uint8Array },
  ): Promise<boolean> => {
    // As text: the embedded database writes and reads bytes one by one.
    const text = Buffer.from(bytes).toString(BASE64);
    const deel = database
      .select({
        archief_id: archieven.id,
        poging: archieven.attempts,
        nummer: sql<number>`${nummer}::integer`.as('nummer'),
        bestand: sql<Uint8Array>`decode(${text}::text, ${BASE64})`.as('bestand'),
      })
      .from(archieven)
      .where(jobs.isAttempt({ id, poging }));
    const rows = await database
      .insert(archiefDelen)
      .select(deel)
      .returning({ nummer: archiefDelen.nummer });
    return rows.length > 0;
  },

  /** It is there; those before it of the same user go, and the oldest of the company when all are too much. */
  finish: async (
    job: ArchiefJob,
    { naam, bytes, sha256, nietOpgenomen, now }: Gemaakt & { now: Date },
    most = MEESTE_BYTES,
  ): Promise<boolean> => {
    const made = await database
      .update(archieven)
      .set({
        stand: 'klaar',
        bestandsnaam: naam,
        bytes,
        sha256,
        niet_opgenomen: nietOpgenomen,
        klaar_op: now,
      })
      .where(jobs.isAttempt(job))
      .returning({ id: archieven.id });
    if (made.length === 0) return false;
    await database.execute(sql`
      delete from ${archieven}
      where group_id = ${job.groupId} and id <> ${job.id} and (
        (uid = ${job.uid} and stand in ('klaar', 'mislukt'))
        or id in (
          select id from (
            select id, sum(bytes) over (order by klaar_op desc, id) as samen
            from ${archieven} where group_id = ${job.groupId} and stand = 'klaar'
          ) as kept
          where samen > ${most}
        )
      )`);
    return true;
  },

  /** The server stops: it is no attempt that failed. */
  putBack: async (job: ArchiefJob): Promise<void> => {
    await database.update(archieven).set(jobs.putBack).where(jobs.isAttempt(job));
  },

  fail: (job: ArchiefJob, melding: string): Promise<void> =>
    failWhere(database, jobs.isAttempt(job), melding),

  /** One that is made; null: there is none, or it is somebody else's. */
  findBestand: async (
    { id, ...van }: ArchiefVan & { id: string },
    now: Date,
  ): Promise<{ naam: string; bytes: number; poging: number } | null> => {
    const [row] = await database
      .select({ naam: archieven.bestandsnaam, bytes: archieven.bytes, poging: archieven.attempts })
      .from(archieven)
      .where(and(eq(archieven.id, id), isOf(van), eq(archieven.stand, 'klaar'), since(now)));
    if (row === undefined || row.naam === null || row.bytes === null) return null;
    return { ...row, naam: row.naam, bytes: row.bytes };
  },

  /** The parts of its file, each when it is asked for. @throws Error when one is gone meanwhile */
  async *read(
    { id, poging }: Pick<ArchiefJob, 'id' | 'poging'>,
    bytes: number,
  ): AsyncGenerator<Buffer> {
    let gelezen = 0;
    for (let nummer = 0; gelezen < bytes; nummer += 1) {
      const [deel] = await database
        .select({ text: sql<string>`encode(${archiefDelen.bestand}, ${BASE64})` })
        .from(archiefDelen)
        .where(
          and(
            eq(archiefDelen.archief_id, id),
            eq(archiefDelen.poging, poging),
            eq(archiefDelen.nummer, nummer),
          ),
        )
        .orderBy(asc(archiefDelen.nummer));
      if (deel === undefined) throw new Error(`Archive ${id} is gone while it is read.`);
      const part = Buffer.from(deel.text, BASE64);
      gelezen += part.length;
      yield part;
    }
  },

  /** Stops it, or throws it away. @returns false: there is none, or it is somebody else's */
  remove: async ({ id, ...van }: ArchiefVan & { id: string }): Promise<boolean> => {
    const gone = await database
      .delete(archieven)
      .where(and(eq(archieven.id, id), isOf(van)))
      .returning({ id: archieven.id });
    return gone.length > 0;
  },

  /** Those that a user asked for. */
  removeOf: async (uid: number): Promise<void> => {
    await database.delete(archieven).where(eq(archieven.uid, uid));
  },

  removeExpired: async (now: Date): Promise<void> => {
    await database.delete(archieven).where(sql`not (${since(now)})`);
  },
});
