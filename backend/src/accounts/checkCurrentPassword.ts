import { HttpProblem } from '../http/httpProblem.ts';
import type { User } from './users.ts';
import type { Services } from '../http/services.ts';
import { admitAttempt } from './admitAttempt.ts';
import { accountBlocked, floodOfAccount } from './floodLimits.ts';
import { verifyPassword } from './password.ts';
import { createFlood } from './flood.ts';

/**
 * Asks a logged-in user for the password again.
 * @throws HttpProblem 403 when it is wrong, or was so too often
 */
export const checkCurrentPassword = async (
  services: Services,
  user: Pick<User, 'uid' | 'pass_hash'>,
  { password, ip }: { password: string; ip: string },
): Promise<void> => {
  const tries = floodOfAccount('failed_current_pass', user.uid);
  const flood = createFlood(services.database);
  const admission = await admitAttempt(services, [tries]);
  if (!('ids' in admission)) throw accountBlocked();
  if (!(await verifyPassword(user.pass_hash, password))) {
    await flood.fail(admission.ids);
    services.audit('wrong_current_password', { uid: user.uid, ip });
    throw invalidCurrentPassword();
  }
  await flood.forget(admission.ids);
  await flood.clear(tries);
};

/** Wrong, absent, or changed in the meantime. */
export const invalidCurrentPassword = (): HttpProblem =>
  new HttpProblem(403, 'forbidden', { message: 'Invalid current password.' });
