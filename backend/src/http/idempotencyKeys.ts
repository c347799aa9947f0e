import { and, eq, gte, lt } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { idempotencyKeys } from '../database/schema/requests.ts';

/** Milliseconds that a key is remembered. */
const KEPT = 24 * 3_600_000;

/** The answer of a write, as it was given the first time. */
export interface StoredAnswer {
  /** JSON text. */
  answer: string;
  etag: string;
  location: string;
}

export interface KeyedRequest {
  uid: number;
  key: string;
  /** Tells one request from another with the same key. */
  requestHash: string;
}

export const createIdempotencyKeys = (database: Database) => ({
  /**
   * Runs `make` once for a key, in one transaction with the key itself; later requests with the
   * key get the stored answer. Of two at the same moment the second waits for the first.
   * @returns null when the key was used for another request
   */
  runOnce: (
    { uid, key, requestHash }: KeyedRequest,
    now: Date,
    make: (transaction: Database) => Promise<StoredAnswer>,
  ): Promise<StoredAnswer | null> =>
    database.transaction(async (transaction) => {
      const isKey = and(eq(idempotencyKeys.uid, uid), eq(idempotencyKeys.key, key));
      const isOld = lt(idempotencyKeys.created, new Date(now.getTime() - KEPT));
      await transaction.delete(idempotencyKeys).where(and(isKey, isOld));
      const taken = await transaction
        .insert(idempotencyKeys)
        .values({ uid, key, request_hash: requestHash, created: now })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key });
      if (taken.length > 0) {
        const made = await make(transaction);
        await transaction.update(idempotencyKeys).set(made).where(isKey);
        return made;
      }
      const [stored] = await transaction.select().from(idempotencyKeys).where(isKey);
      if (stored === undefined || stored.request_hash !== requestHash) return null;
      const { answer, etag, location } = stored;
      if (answer === null || etag === null || location === null) {
        throw new Error('A key was stored without its answer.');
      }
      return { answer, etag, location };
    }),

  /** Whether the user has used the key already. */
  isKnown: async ({ uid, key }: Pick<KeyedRequest, 'uid' | 'key'>, now: Date): Promise<boolean> =>
    (await database.$count(
      idempotencyKeys,
      and(
        eq(idempotencyKeys.uid, uid),
        eq(idempotencyKeys.key, key),
        gte(idempotencyKeys.created, new Date(now.getTime() - KEPT)),
      ),
    )) > 0,

  /** The answers that are kept for a user. */
  removeOf: async (uid: number): Promise<void> => {
    await database.delete(idempotencyKeys).where(eq(idempotencyKeys.uid, uid));
  },

  removeExpired: async (now: Date): Promise<void> => {
    await database
      .delete(idempotencyKeys)
      .where(lt(idempotencyKeys.created, new Date(now.getTime() - KEPT)));
  },
});
