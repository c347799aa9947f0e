import type { Database } from '../database/connect.ts';
import { HttpProblem } from '../http/httpProblem.ts';
import { createRepositories } from '../repositories.ts';
import type { User } from '../accounts/users.ts';
import { hashPassword } from '../accounts/password.ts';
import { newToken } from '../http/token.ts';

/**
 * Ends an account and takes out of it what is personal: its projects stay with the group, and what it made in them keeps
 * its number (docs/privacy.md).
 * @throws HttpProblem 409 for the last administrator of a group
 */
export const removeAccount = async (
  database: Database,
  { uid, name, mail }: Pick<User, 'uid' | 'name' | 'mail'>,
  now: Date,
): Promise<void> => {
  const passHash = await hashPassword(newToken());
  await database.transaction(async (transaction) => {
    const repositories = createRepositories(transaction);
    const { groups, idempotencyKeys, leden, mailQueue, rapporten, resetTokens } = repositories;
    if (await groups.isLastAdministrator(uid)) {
      throw new HttpProblem(409, 'conflict', {
        message: 'U bent de laatste beheerder van uw groep. Wijs eerst een andere beheerder aan.',
      });
    }
    await repositories.sessions.endOf(uid);
    await resetTokens.removeOf(uid);
    await leden.removeOf(uid);
    await idempotencyKeys.removeOf(uid);
    await rapporten.removeOf(uid);
    await mailQueue.removeTo({ name, mail });
    // Those to its address stay: nobody has proved whose that is.
    await repositories.uitnodigingen.removeBy(uid);
    await repositories.users.anonymise(uid, passHash, now);
  });
};
