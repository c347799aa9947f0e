import { and, between, inArray, notBetween, sql } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { requestCounts } from '../database/schema/requests.ts';

/** Seconds over which calls are counted. */
export const WINDOW = 60;

/** Seconds that are counted as one moment; a call counts until its slice has left the window. */
const SLICE = 2;

/** The clock of the database: instances need not agree on the time. */
const seconds = sql<number>`extract(epoch from statement_timestamp())`;
const currentSlice = sql<number>`floor(${seconds} / ${SLICE})::integer`;

/** Calls that were made at about the same moment. */
export interface CountedCalls {
  calls: number;
  /** Milliseconds until they no longer count. */
  endsIn: number;
}

/** More at once would be more parameters than a statement takes. */
const MOST = 10_000;

const partsOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / MOST) }, (_, part) =>
    items.slice(part * MOST, (part + 1) * MOST),
  );

/** Calls of every instance; see the table. */
export const createRequestCounts = (database: Database) => {
  // After a jump of the clock what lies in the future counts as little as what is long past.
  const inWindow = [sql`${currentSlice} - ${WINDOW / SLICE}`, currentSlice] as const;

  const add = async (counts: readonly [who: string, calls: number][]): Promise<void> => {
    // In one order for all: two instances would otherwise wait for each other's rows.
    const made = counts.filter(([, calls]) => calls > 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
    for (const part of partsOf(made)) {
      await database
        .insert(requestCounts)
        .values(part.map(([who, calls]) => ({ who, calls, slice: currentSlice })))
        .onConflictDoUpdate({
          target: [requestCounts.who, requestCounts.slice],
          set: { calls: sql`${requestCounts.calls} + excluded.calls` },
        });
    }
  };

  return {
    /**
     * Adds calls, and gives for each who among them the calls of all instances that count now, the
     * oldest first.
     */
    settle: async (
      counts: readonly [who: string, calls: number][],
    ): Promise<Map<string, CountedCalls[]>> => {
      await add(counts);
      const found = new Map(counts.map(([who]): [string, CountedCalls[]] => [who, []]));
      for (const part of partsOf([...found.keys()])) {
        const rows = await database
          .select({
            who: requestCounts.who,
            calls: requestCounts.calls,
            endsIn: sql`(${requestCounts.slice} + 1) * ${SLICE} + ${WINDOW} - ${seconds}`.mapWith(
              (left) => Number(left) * 1000,
            ),
          })
          .from(requestCounts)
          .where(and(inArray(requestCounts.who, part), between(requestCounts.slice, ...inWindow)))
          .orderBy(requestCounts.slice);
        for (const { who, ...counted } of rows) found.get(who)?.push(counted);
      }
      return found;
    },

    removeExpired: async (): Promise<void> => {
      await database.delete(requestCounts).where(notBetween(requestCounts.slice, ...inWindow));
      // The embedded database does not do so by itself, and nothing else comes and goes as much.
      await database.execute(sql`vacuum ${requestCounts}`);
    },
  };
};

export type RequestCounts = ReturnType<typeof createRequestCounts>;
