import { and, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import { currentWork } from '../watch/createWatch.ts';

/** Milliseconds without a word after which who makes one is taken for dead. */
const SILENCE = 30_000;
/** One whose maker died is made once more. */
const ATTEMPTS = 2;

/** A table in which each row waits (`wacht`), is made (`bezig`), and then is there (`klaar`) or has failed (`mislukt`). */
type JobTable = PgTable & Record<'id' | 'stand' | 'attempts' | 'seen' | 'created', AnyPgColumn>;

/** One that was taken to be made. */
export interface Attempt {
  id: string;
  /** Which attempt it is: an earlier one may still think that it goes on. */
  poging: number;
  /** Of the call that asked for it. */
  requestId: string | null;
}

/** What the statements of a queue in a table have in common. Several instances may work on it at once. */
export const jobsIn = (table: JobTable) => {
  const isSilent = (now: Date): SQL | undefined =>
    and(eq(table.stand, 'bezig'), lt(table.seen, new Date(now.getTime() - SILENCE)));

  return {
    /** Of one that is asked for now. */
    asked: (created: Date) => ({
      stand: 'wacht' as const,
      created,
      request_id: currentWork()?.requestId ?? null,
    }),

    /** Of those that wait or are made. */
    isOpen: inArray(table.stand, ['wacht', 'bezig']),

    /** Of those whose makers died, as often as is tried. */
    isGivenUp: (now: Date): SQL | undefined => and(isSilent(now), gte(table.attempts, ATTEMPTS)),

    /**
     * Of the one that is made next, unless another instance takes it at this moment: it waits or its maker died, and
     * is the oldest of who was served the longest ago.
     * @param lastServed a query: when one was last made of whom that of a row is; null: never
     */
    isNext: (now: Date, lastServed: SQL): SQL => sql`${table.id} = (
      select ${table.id} from ${table}
      where ${or(eq(table.stand, 'wacht'), isSilent(now))}
      order by (${lastServed}) nulls first, ${table.created}, ${table.id}
      limit 1 for update skip locked)`,

    /** Of the one that is taken. */
    taken: (seen: Date) => ({
      stand: 'bezig' as const,
      attempts: sql`${table.attempts} + 1`,
      seen,
      gedaan: 0,
    }),

    /** Of one of which another attempt is made, or none any more, nothing is changed. */
    isAttempt: ({ id, poging }: Pick<Attempt, 'id' | 'poging'>): SQL | undefined =>
      and(eq(table.id, id), eq(table.stand, 'bezig'), eq(table.attempts, poging)),

    /** Of one that a stop interrupts: it is no attempt that failed. */
    putBack: { stand: 'wacht' as const, seen: null, attempts: sql`${table.attempts} - 1` },
  };
};
