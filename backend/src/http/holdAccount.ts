import { and, eq } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { users } from '../database/schema/users.ts';

/** Whose password was checked or set a moment ago, and its hash. */
export interface VerifiedAccount {
  uid: number;
  passHash: string;
}

/**
 * Whether an account is active and still has this password. It stays so until the transaction
 * ends.
 */
export const holdAccount = async (
  transaction: Database,
  { uid, passHash }: VerifiedAccount,
): Promise<boolean> => {
  const held = await transaction
    .select({ uid: users.uid })
    .from(users)
    .where(and(eq(users.uid, uid), eq(users.pass_hash, passHash), eq(users.status, true)))
    .for('share');
  return held.length > 0;
};
