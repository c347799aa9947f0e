import { and, eq, gt, lt } from 'drizzle-orm';

import { tokenHash } from '../http/token.ts';
import type { Database } from '../database/connect.ts';
import { resetTokens, users } from '../database/schema/users.ts';

/** Milliseconds that a link for a new password works. */
const LIFETIME = 24 * 3_600_000;

/** What a reset link says. */
export interface ResetLink {
  uid: number;
  token: string;
}

const isLive = ({ uid, token }: ResetLink, now: Date) =>
  and(
    eq(resetTokens.token_hash, tokenHash(token)),
    eq(resetTokens.uid, uid),
    gt(resetTokens.created, new Date(now.getTime() - LIFETIME)),
  );

/** Tokens of reset links; the database only sees their hashes. */
export const createResetTokens = (database: Database) => ({
  insert: async ({ uid, token }: ResetLink, now: Date): Promise<void> => {
    await database.insert(resetTokens).values({ token_hash: tokenHash(token), uid, created: now });
  },

  /** Whether a link still works; that of a blocked account never does. */
  isLive: async (link: ResetLink, now: Date): Promise<boolean> => {
    const rows = await database
      .select({ uid: resetTokens.uid })
      .from(resetTokens)
      .innerJoin(users, and(eq(users.uid, resetTokens.uid), eq(users.status, true)))
      .where(isLive(link, now));
    return rows.length > 0;
  },

  /** Spends a token. @returns false when it was spent before, of two at once to all but one */
  spend: async (link: ResetLink, now: Date): Promise<boolean> => {
    const spent = await database
      .delete(resetTokens)
      .where(isLive(link, now))
      .returning({ uid: resetTokens.uid });
    return spent.length > 0;
  },

  /** Makes every link of a user dead. */
  removeOf: async (uid: number): Promise<void> => {
    await database.delete(resetTokens).where(eq(resetTokens.uid, uid));
  },

  removeExpired: async (now: Date): Promise<void> => {
    await database
      .delete(resetTokens)
      .where(lt(resetTokens.created, new Date(now.getTime() - LIFETIME)));
  },
});
