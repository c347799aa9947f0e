import { and, count, eq, exists, inArray, lte, min, or, sql } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { mailQueue, type MontageAfwijkingDetails } from '../database/schema/mailQueue.ts';
import { projects } from '../database/schema/projects.ts';
import { currentWork } from '../watch/createWatch.ts';

export type MailJob = typeof mailQueue.$inferSelect;

const MINUTE = 60_000;

/** Milliseconds in which what else is told to one person is gathered into a mail. */
export const GATHERED = 5 * 60_000;

/** Milliseconds after which a mail that cannot be sent is given up. */
const MAIL_KEPT = 24 * 60 * MINUTE;

/** Kinds that are never given up: what they tell is noted as told when it is queued, and nothing looks for it again. */
const KEPT_UNTIL_SENT: readonly MailJob['kind'][] = [
  'montage_afwijking',
  'montage_advies',
  'bestelling_advies',
];

/** Whether a mail that cannot be sent has waited long enough. */
export const isGivenUp = (
  { kind, created }: Pick<MailJob, 'kind' | 'created'>,
  now: Date,
): boolean => !KEPT_UNTIL_SENT.includes(kind) && now.getTime() - created.getTime() > MAIL_KEPT;

/** Whom mails are to. */
interface Addressee {
  name: string;
  mail: string;
}

/** Minutes to the next attempt: 1, 2, 4 … 60. */
const delayAfter = sql`least(60, power(2, least(${mailQueue.attempts}, 6)))`;

/** What becomes of a mail that is taken. */
const taken = (now: Date) => ({
  // What is tried for years must not outgrow its column, where every mail would wait behind it.
  attempts: sql`least(${mailQueue.attempts}, 9999) + 1`,
  next_attempt: sql`${now.toISOString()}::timestamptz + ${delayAfter} * interval '1 minute'`,
});

/** Whether nobody is sending a mail. */
const isFree = (now: Date) => or(eq(mailQueue.attempts, 0), lte(mailQueue.next_attempt, now));

/** Mails that wait to be sent; `database` may be a transaction. */
export const createMailQueue = (database: Database) => ({
  insert: async (
    mail: Pick<MailJob, 'kind' | 'recipient'> & Partial<Pick<MailJob, 'details'>>,
    now: Date,
    { after = 0 }: { after?: number } = {},
  ): Promise<void> => {
    const request_id = currentWork()?.requestId ?? null;
    const next_attempt = new Date(now.getTime() + after);
    await database.insert(mailQueue).values({ ...mail, created: now, next_attempt, request_id });
  },

  /** Within a transaction: takes the mail of deviations that waits for a project, so that more can be put into it. */
  holdAfwijkingen: async (
    projectId: number,
  ): Promise<{ id: number; details: MontageAfwijkingDetails } | null> => {
    const [row] = await database
      .select({ id: mailQueue.id, details: mailQueue.details })
      .from(mailQueue)
      .where(
        and(
          eq(mailQueue.kind, 'montage_afwijking'),
          sql`(${mailQueue.details} -> 'project' ->> 'id')::int = ${projectId}`,
        ),
      )
      .orderBy(mailQueue.id)
      .limit(1)
      .for('update');
    return row?.details?.kind === 'montage_afwijking' ? { id: row.id, details: row.details } : null;
  },

  /** Puts more into a mail that waits, for a day from now. One that is being sent goes once more, with all of it. */
  replace: async (id: number, details: MontageAfwijkingDetails, now: Date): Promise<void> => {
    await database.update(mailQueue).set({ details, created: now }).where(eq(mailQueue.id, id));
  },

  /**
   * Takes the mail that is due first. Until it is removed it falls due again, later each time: a
   * process that dies while sending loses nothing. Two instances never take the same one.
   */
  take: async (now: Date): Promise<MailJob | null> => {
    const due = database
      .select({ id: mailQueue.id })
      .from(mailQueue)
      .where(lte(mailQueue.next_attempt, now))
      .orderBy(mailQueue.next_attempt, mailQueue.id)
      .limit(1)
      .for('update', { skipLocked: true });
    const [job] = await database
      .update(mailQueue)
      .set(taken(now))
      .where(eq(mailQueue.id, sql`(${due})`))
      .returning();
    return job ?? null;
  },

  /** Mails of these kinds that nobody is sending, due or not, of a project of this user or of what this user did. */
  listOf: (kinds: readonly MailJob['kind'][], uid: number, now: Date): Promise<MailJob[]> => {
    const { details } = mailQueue;
    const owner = database
      .select({ id: projects.id })
      .from(projects)
      .where(
        and(eq(projects.uid, uid), sql`${projects.id} = (${details} -> 'project' ->> 'id')::int`),
      );
    return database
      .select()
      .from(mailQueue)
      .where(
        and(
          inArray(mailQueue.kind, [...kinds]),
          isFree(now),
          or(sql`(${details} ->> 'uid')::int = ${uid}`, exists(owner)),
        ),
      );
  },

  /** As `take`, of these mails what nobody is sending: what goes out together. */
  takeAll: async (ids: readonly number[], now: Date): Promise<MailJob[]> => {
    const free = database
      .select({ id: mailQueue.id })
      .from(mailQueue)
      .where(and(inArray(mailQueue.id, [...ids]), isFree(now)))
      .orderBy(mailQueue.id)
      .for('update', { skipLocked: true });
    const jobs = await database
      .update(mailQueue)
      .set(taken(now))
      .where(inArray(mailQueue.id, free))
      .returning();
    return jobs.toSorted((one, other) => one.id - other.id);
  },

  /** Whether a mail is still to be sent. */
  isWaiting: async (id: number): Promise<boolean> => {
    const rows = await database
      .select({ id: mailQueue.id })
      .from(mailQueue)
      .where(eq(mailQueue.id, id));
    return rows.length > 0;
  },

  /** Drops the links for a new password that wait for this user, asked for by name or by address. */
  removeResetsOf: async ({ name, mail }: Addressee): Promise<void> => {
    const recipient = sql`lower(${mailQueue.recipient})`;
    await database
      .delete(mailQueue)
      .where(
        and(
          eq(mailQueue.kind, 'password_reset'),
          sql`${recipient} in (lower(${name}), lower(${mail}))`,
        ),
      );
  },

  /** Drops every mail that waits for this name or address. */
  removeTo: async ({ name, mail }: Addressee): Promise<void> => {
    await database
      .delete(mailQueue)
      .where(sql`lower(${mailQueue.recipient}) in (lower(${name}), lower(${mail}))`);
  },

  /**
   * How many are still to be sent, how many of them for more than a day, and since when the oldest of the others waits:
   * an alarm to an address that takes nothing waits for years, and hides no other.
   */
  measure: async (now: Date): Promise<{ waiting: number; late: number; oldest: Date | null }> => {
    const since = new Date(now.getTime() - MAIL_KEPT).toISOString();
    const [row] = await database
      .select({
        waiting: count(),
        late: sql<number>`count(*) filter (where ${mailQueue.created} <= ${since}::timestamptz)::int`,
        oldest:
          sql<Date | null>`${min(mailQueue.created)} filter (where ${mailQueue.created} > ${since}::timestamptz)`.mapWith(
            mailQueue.created,
          ),
      })
      .from(mailQueue);
    return { waiting: row?.waiting ?? 0, late: row?.late ?? 0, oldest: row?.oldest ?? null };
  },

  /** Removes a mail that was sent; one into which more was put meanwhile stays. */
  removeSent: async ({ id, details }: Pick<MailJob, 'id' | 'details'>): Promise<void> => {
    const sent = details === null ? null : JSON.stringify(details);
    await database
      .delete(mailQueue)
      .where(
        and(eq(mailQueue.id, id), sql`${mailQueue.details} is not distinct from ${sent}::jsonb`),
      );
  },
});
