import { HttpProblem } from '../httpProblem.ts';
import type { User } from '../repositories/users.ts';
import type { Services } from '../services.ts';
import { accountBlocked, floodOfAccount } from './floodLimits.ts';
import { verifyPassword } from './password.ts';

/**
 * Asks a logged-in user for the password again.
 * @throws HttpProblem 403 when it is wrong, or was so too often
 */
export const checkCurrentPassword = async (
  { repositories: { flood }, audit, now }: Services,
  user: Pick<User, 'uid' | 'pass_hash'>,
  { password, ip }: { password: string; ip: string },
): Promise<void> => {
  const tries = floodOfAccount('failed_current_pass', user.uid);
  if ((await flood.attempt(tries, now())) === null) throw accountBlocked();
  if (!(await verifyPassword(user.pass_hash, password))) {
    audit('wrong_current_password', { uid: user.uid, ip });
    throw invalidCurrentPassword();
  }
  await flood.clear(tries);
};

/** Wrong, absent, or changed in the meantime. */
export const invalidCurrentPassword = (): HttpProblem =>
  new HttpProblem(403, 'forbidden', { message: 'Invalid current password.' });
