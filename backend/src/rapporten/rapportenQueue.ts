import { createHash } from 'node:crypto';

import { and, count, eq, min, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn, type PgUpdateSetSource } from 'drizzle-orm/pg-core';

import type { RapportVraag } from '@adviestool/contract/rapporten';

import type { Database } from '../database/connect.ts';
import { projects } from '../database/schema/projects.ts';
import { rapporten } from '../database/schema/rapporten.ts';
import { jobsIn, type Attempt } from '../queue/jobsIn.ts';

/** Bytes of reports of one project; then the oldest make room. Those of readers of links, for each other alone. */
const MOST_BYTES = 100_000_000;
const MOST_VIA_LINKS = 20_000_000;

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
interface AskedRapport extends RapportVan {
  id: string;
  vraag: RapportVraag;
}

/** One that was taken to be made. */
export interface RapportJob extends AskedRapport, Attempt {}

/** One that was made. */
interface MadeRapport {
  naam: string;
  bytes: Uint8Array;
  paginas: number;
}

const jobs = jobsIn(rapporten);
const earlier = alias(rapporten, 'eerder');
const madeOf = alias(projects, 'gemaakt');

/** For whom a report counts, beside its project: who asked for it, or with a link the maker of the project. */
const countsFor = (
  rapport: Record<'uid' | 'inzage_link', AnyPgColumn>,
  maker: AnyPgColumn | SQL,
): SQL => sql`case when ${rapport.inzage_link} is null then ${rapport.uid} else ${maker} end`;

/** Who made the project of a row. */
const maker = sql`(select ${projects.uid} from ${projects} where ${projects.id} = ${rapporten.project_id})`;

/** When a report was last made, or is being made, of whom that of a row counts for. So users take turns. */
const lastServed = sql`
  select max(${earlier.seen}) from ${rapporten} as "eerder"
  join ${projects} as "gemaakt" on ${madeOf.id} = ${earlier.project_id}
  where ${countsFor(earlier, madeOf.uid)} = ${countsFor(rapporten, maker)}`;

/** Reports that are asked for and made; `database` may be a transaction. */
export const createRapportenQueue = (database: Database) => {
  /** @returns false: another attempt is made, or none any more */
  const change = async (
    which: SQL | undefined,
    values: PgUpdateSetSource<typeof rapporten>,
  ): Promise<boolean> => {
    const changed = await database
      .update(rapporten)
      .set(values)
      .where(which)
      .returning({ id: rapporten.id });
    return changed.length > 0;
  };

  /**
   * With more than so many bytes of the project of a report together the oldest go, but not that one: those of readers
   * of links where it is one of theirs, else the others.
   */
  const makeRoom = async (id: string, most: number): Promise<void> => {
    await database.execute(sql`
      delete from ${rapporten} where ${rapporten.id} in (
        select id from (
          select id, sum(octet_length(bestand)) over (order by created desc, id) as samen
          from ${rapporten}
          where stand = 'klaar'
            and (project_id, inzage_link is null) = (
              select project_id, inzage_link is null from ${rapporten} where id = ${id}
            )
        ) as kept
        where samen > ${most} and id <> ${id}
      )`);
  };

  return {
    makeRoom,

    insert: async (asked: AskedRapport & { totaal: number }, now: Date): Promise<void> => {
      const { id, projectId, uid, link, vraag, totaal } = asked;
      await database.insert(rapporten).values({
        id,
        project_id: projectId,
        uid,
        inzage_link: link,
        vraag,
        totaal,
        ...jobs.asked(now),
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
      const ofMaker = database
        .select({ uid: projects.uid })
        .from(projects)
        .where(eq(projects.id, projectId));
      const [row] = await database
        .select({ all: count(), ofLinks: count(rapporten.inzage_link) })
        .from(rapporten)
        .innerJoin(projects, eq(projects.id, rapporten.project_id))
        .where(
          and(jobs.isOpen, eq(countsFor(rapporten, projects.uid), link === null ? uid : ofMaker)),
        );
      return row ?? { all: 0, ofLinks: 0 };
    },

    /** How many wait and are being made, and since when the oldest waits. */
    measure: async (): Promise<{ wacht: number; bezig: number; oldest: Date | null }> => {
      const rows = await database
        .select({ stand: rapporten.stand, number: count(), oldest: min(rapporten.created) })
        .from(rapporten)
        .where(jobs.isOpen)
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
    take: async (now: Date, gaveUp: string): Promise<RapportJob | null> => {
      await change(jobs.isGivenUp(now), { stand: 'mislukt', melding: gaveUp });
      const [job] = await database
        .update(rapporten)
        .set(jobs.taken(now))
        .where(jobs.isNext(now, lastServed))
        .returning({
          id: rapporten.id,
          projectId: rapporten.project_id,
          uid: rapporten.uid,
          link: rapporten.inzage_link,
          vraag: rapporten.vraag,
          poging: rapporten.attempts,
          requestId: rapporten.request_id,
        });
      return job ?? null;
    },

    /** Says that its maker is alive, or how far it is. */
    markAlive: async (job: RapportJob, now: Date): Promise<void> => {
      await change(jobs.isAttempt(job), { seen: now });
    },

    markGedaan: async (job: RapportJob, gedaan: number): Promise<void> => {
      await change(jobs.isAttempt(job), { gedaan });
    },

    /** The server stops. */
    putBack: async (job: RapportJob): Promise<void> => {
      await change(jobs.isAttempt(job), jobs.putBack);
    },

    fail: async (job: RapportJob, melding: string): Promise<void> => {
      await change(jobs.isAttempt(job), { stand: 'mislukt', melding });
    },

    /** Stores its file, and makes room for it. */
    finish: async (job: RapportJob, { naam, bytes, paginas }: MadeRapport): Promise<void> => {
      // As text: the embedded database writes and reads bytes one by one, megabytes of them in seconds.
      const bestand = sql`decode(${Buffer.from(bytes).toString(BASE64)}, ${BASE64})`;
      const isMade = await change(jobs.isAttempt(job), {
        stand: 'klaar',
        bestandsnaam: naam,
        bestand,
        paginas,
        sha256: sha256Of(bytes),
      });
      if (isMade) await makeRoom(job.id, job.link === null ? MOST_BYTES : MOST_VIA_LINKS);
    },
  };
};
