import { HttpProblem } from '../httpProblem.ts';
import type { FloodEvent } from '../repositories/flood.ts';
import type { User } from '../repositories/users.ts';
import type { Services } from '../services.ts';
import { accountBlocked } from './checkLogin.ts';
import { verifyPassword } from './password.ts';

/** Wrong tries of a logged-in user, from any address: who has the session must not guess on. */
export const currentPasswordFlood = (uid: number): FloodEvent => ({
  event: 'failed_current_pass',
  identifier: String(uid),
  limit: 5,
  window: 6 * 3_600_000,
});

/**
 * Asks a logged-in user for the password again.
 * @throws HttpProblem 403 when it is wrong, or was so too often
 */
export const checkCurrentPassword = async (
  { repositories: { flood }, audit, now }: Services,
  user: Pick<User, 'uid' | 'pass_hash'>,
  { password, ip }: { password: string; ip: string },
): Promise<void> => {
  const event = currentPasswordFlood(user.uid);
  if ((await flood.attempt(event, now())) === null) throw accountBlocked();
  if (!(await verifyPassword(user.pass_hash, password))) {
    audit('wrong_current_password', { uid: user.uid, ip });
    throw invalidCurrentPassword();
  }
  await flood.clear(event.event, event.identifier);
};

/** Wrong, absent, or changed in the meantime. */
export const invalidCurrentPassword = (): HttpProblem =>
  new HttpProblem(403, 'forbidden', { message: 'Invalid current password.' });
