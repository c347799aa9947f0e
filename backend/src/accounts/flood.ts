import { and, eq, gt, inArray, lt, min, sql } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { flood } from '../database/schema/requests.ts';

/** Longest window of any event, in milliseconds. */
const LONGEST_WINDOW = 24 * 3_600_000;

export interface FloodEvent {
  event: string;
  /** Who: an address, or an account and an address. */
  identifier: string;
  /** Attempts that are allowed within the window. */
  limit: number;
  /** Milliseconds. */
  window: number;
}

/** Milliseconds after which an attempt that never ended counts no more. */
const PENDING_KEPT = 30_000;

/** What an attempt is called until it is known whether it failed. */
const pendingOf = (event: string): string => `${event}?`;

/** Attempts that were let in, by id; or the event that has reached its limit; or null: try again soon. */
export type Admission = { ids: number[] } | { refused: FloodEvent } | null;

/**
 * How many attempts failed and how many run. In one statement: an attempt that fails between two of them would stand
 * in neither.
 */
const countOf = async (
  database: Database,
  { event, identifier, window }: FloodEvent,
  now: Date,
): Promise<{ failed: number; running: number }> => {
  const countAfter = (name: string, kept: number) =>
    sql<number>`count(*) filter (where ${and(
      eq(flood.event, name),
      gt(flood.created, new Date(now.getTime() - kept)),
    )})::int`;
  const [counted] = await database
    .select({
      failed: countAfter(event, window),
      running: countAfter(pendingOf(event), PENDING_KEPT),
    })
    .from(flood)
    .where(and(inArray(flood.event, [event, pendingOf(event)]), eq(flood.identifier, identifier)));
  return counted ?? { failed: 0, running: 0 };
};

/** Within a transaction: nobody else is let in for this event until it ends. */
const lock = async (database: Database, { event, identifier }: FloodEvent): Promise<void> => {
  await database.execute(sql`select pg_advisory_xact_lock(hashtext(${`${event} ${identifier}`}))`);
};

const roomFor = async (
  database: Database,
  tried: FloodEvent,
  now: Date,
): Promise<'room' | 'busy' | 'refused'> => {
  const { failed, running } = await countOf(database, tried, now);
  if (failed >= tried.limit) return 'refused';
  return failed + running < tried.limit ? 'room' : 'busy';
};

export const createFlood = (database: Database) => ({
  /**
   * Lets an attempt in for each of the events while there is room for its failure: attempts at the same
   * moment cannot slip past a limit together, and those that succeed take no place of others.
   */
  admit: (events: readonly FloodEvent[], now: Date): Promise<Admission> =>
    database.transaction(async (transaction) => {
      for (const each of events) {
        await lock(transaction, each);
        const room = await roomFor(transaction, each, now);
        if (room === 'refused') return { refused: each };
        if (room === 'busy') return null;
      }
      const rows = await transaction
        .insert(flood)
        .values(
          events.map(({ event, identifier }) => ({
            event: pendingOf(event),
            identifier,
            created: now,
          })),
        )
        .returning({ id: flood.id });
      return { ids: rows.map(({ id }) => id) };
    }),

  /** Counts attempts that were let in as failures, by id. */
  fail: async (ids: readonly number[]): Promise<void> => {
    await database
      .update(flood)
      .set({ event: sql`rtrim(${flood.event}, '?')` })
      .where(inArray(flood.id, [...ids]));
  },

  /**
   * Counts one attempt before it is made, so that attempts at the same moment cannot slip past the
   * limit together.
   * @returns the id of the attempt, or null when the limit is reached; a refused attempt is not
   * counted.
   */
  attempt: async (
    { event, identifier, limit, window }: FloodEvent,
    now: Date,
  ): Promise<number | null> => {
    const [row] = await database
      .insert(flood)
      .values({ event, identifier, created: now })
      .returning({ id: flood.id });
    if (row === undefined) throw new Error('The attempt was not stored.');
    const [counted] = await database
      .select({ attempts: sql<number>`count(*)::int` })
      .from(flood)
      .where(
        and(
          eq(flood.event, event),
          eq(flood.identifier, identifier),
          gt(flood.created, new Date(now.getTime() - window)),
        ),
      );
    if (counted !== undefined && counted.attempts <= limit) return row.id;
    await database.delete(flood).where(eq(flood.id, row.id));
    return null;
  },

  /** Takes attempts back, by id. */
  forget: async (ids: readonly number[]): Promise<void> => {
    await database.delete(flood).where(inArray(flood.id, [...ids]));
  },

  /** Starts counting anew for this identifier. */
  clear: async ({ event, identifier }: FloodEvent): Promise<void> => {
    await database
      .delete(flood)
      .where(and(eq(flood.event, event), eq(flood.identifier, identifier)));
  },

  /** Starts counting anew for every identifier that begins so. */
  clearAll: async (event: string, prefix: string): Promise<void> => {
    await database
      .delete(flood)
      .where(and(eq(flood.event, event), sql`starts_with(${flood.identifier}, ${prefix})`));
  },

  /** Seconds until an attempt is allowed again. */
  secondsLeft: async ({ event, identifier, window }: FloodEvent, now: Date): Promise<number> => {
    const since = new Date(now.getTime() - window);
    const [row] = await database
      .select({ oldest: min(flood.created) })
      .from(flood)
      .where(
        and(eq(flood.event, event), eq(flood.identifier, identifier), gt(flood.created, since)),
      );
    const oldest = row?.oldest ?? since;
    return Math.max(1, Math.ceil((oldest.getTime() - since.getTime()) / 1000));
  },

  removeExpired: async (now: Date): Promise<void> => {
    await database.delete(flood).where(lt(flood.created, new Date(now.getTime() - LONGEST_WINDOW)));
  },
});

export type Flood = ReturnType<typeof createFlood>;
