import { createHash } from 'node:crypto';

import { HttpProblem, invalid } from '../httpProblem.ts';
import type { FloodEvent } from '../repositories/flood.ts';
import type { Account } from '../repositories/users.ts';
import type { Services } from '../services.ts';
import { verifyPassword } from './password.ts';

const HOUR = 3_600_000;

export const LOGIN_LIMIT_PER_IP = 50;
export const LOGIN_LIMIT_PER_ACCOUNT = 5;

const ipFlood = (ip: string): FloodEvent => ({
  event: 'failed_login_ip',
  identifier: ip,
  limit: LOGIN_LIMIT_PER_IP,
  window: HOUR,
});

/** A name without an account is counted in the same way; only its hash is kept. */
const accountFlood = (account: Account | null, name: string, ip: string): FloodEvent => {
  const nameHash = createHash('sha256').update(name.toLowerCase()).digest('hex');
  return {
    event: 'failed_login_user',
    identifier: `${account === null ? nameHash : account.uid}-${ip}`,
    limit: LOGIN_LIMIT_PER_ACCOUNT,
    window: 6 * HOUR,
  };
};

const refused = (code: 'flood_ip' | 'flood_user', message: string): HttpProblem =>
  new HttpProblem(403, code, { message });

/**
 * Finds the account that a name (or e-mail) and password open. A failure is counted for the address
 * and for the account; a success takes its own count back and clears the account's.
 * @throws HttpProblem 403 above the limits, 400 when they open nothing or the account is blocked
 */
export const checkLogin = async (
  { repositories: { flood, users }, now }: Services,
  { name, pass }: { name: string; pass: string },
  ip: string,
): Promise<Account> => {
  const moment = now();
  const ipAttempt = await flood.attempt(ipFlood(ip), moment);
  if (ipAttempt === null) {
    throw refused('flood_ip', 'Access is blocked because of IP based flood prevention.');
  }
  const account = await users.findByNameOrMail(name);
  const perAccount = accountFlood(account, name, ip);
  const accountAttempt = await flood.attempt(perAccount, moment);
  if (accountAttempt === null) {
    await flood.forget([ipAttempt]);
    throw refused(
      'flood_user',
      'Too many failed login attempts from your IP address. This IP address is temporarily blocked.',
    );
  }
  const isRight = await verifyPassword(account?.passHash ?? null, pass);
  if (account === null || !isRight || !account.isActive) {
    throw invalid('Unrecognized username or password.', 400);
  }
  await flood.forget([ipAttempt]);
  await flood.clear(perAccount.event, perAccount.identifier);
  return account;
};
