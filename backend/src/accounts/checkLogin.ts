import { createHash } from 'node:crypto';

import { HttpProblem, invalid } from '../httpProblem.ts';
import type { FloodEvent } from '../repositories/flood.ts';
import type { Account } from '../repositories/users.ts';
import type { Services } from '../services.ts';
import { floodIp } from './floodIp.ts';
import { hashPassword, isOutdated, verifyPassword } from './password.ts';

const HOUR = 3_600_000;

/** Event of a failure for one account from one address; its identifier begins with `uid-`. */
export const ACCOUNT_FLOOD = 'failed_login_user';

export const LOGIN_LIMIT_PER_IP = 50;
export const LOGIN_LIMIT_PER_ACCOUNT = 5;

const ipFlood = (ip: string): FloodEvent => ({
  event: 'failed_login_ip',
  identifier: floodIp(ip),
  limit: LOGIN_LIMIT_PER_IP,
  window: HOUR,
});

/** A name without an account is counted in the same way; only its hash is kept. */
const accountFlood = (account: Account | null, name: string, ip: string): FloodEvent => {
  const nameHash = createHash('sha256').update(name.toLowerCase()).digest('hex');
  return {
    event: ACCOUNT_FLOOD,
    identifier: `${account === null ? nameHash : account.uid}-${floodIp(ip)}`,
    limit: LOGIN_LIMIT_PER_ACCOUNT,
    window: 6 * HOUR,
  };
};

/** The refusals of an address, and of an account, after too many attempts. */
export const ipBlocked = (): HttpProblem =>
  new HttpProblem(403, 'flood_ip', {
    message: 'Access is blocked because of IP based flood prevention.',
  });

export const accountBlocked = (): HttpProblem =>
  new HttpProblem(403, 'flood_user', {
    message:
      'Too many failed login attempts from your IP address. This IP address is temporarily blocked.',
  });

export const unrecognized = (): HttpProblem => invalid('Unrecognized username or password.', 400);

/**
 * Stores a password anew that was hashed at another cost, now that its text is known.
 * @returns the hash that this password has by now
 */
const renewHash = async (
  { repositories: { users } }: Services,
  { uid, passHash }: Account,
  pass: string,
): Promise<string> => {
  if (!isOutdated(passHash)) return passHash;
  const renewed = await hashPassword(pass);
  if (await users.update({ uid, pass_hash: passHash }, { pass_hash: renewed })) return renewed;
  // Another login renewed it at the same moment, or the password is another one now.
  const stored = (await users.find(uid))?.pass_hash ?? null;
  return stored !== null && (await verifyPassword(stored, pass)) ? stored : passHash;
};

/**
 * Finds the account that a name (or e-mail) and password open. A failure is counted for the address
 * and for the account; a success takes its own count back and clears the account's.
 * @throws HttpProblem 403 above the limits, 400 when they open nothing or the account is blocked
 */
export const checkLogin = async (
  services: Services,
  { name, pass }: { name: string; pass: string },
  ip: string,
): Promise<Account> => {
  const { flood, users } = services.repositories;
  const moment = services.now();
  const ipAttempt = await flood.attempt(ipFlood(ip), moment);
  if (ipAttempt === null) throw ipBlocked();
  const account = await users.findByNameOrMail(name);
  const perAccount = accountFlood(account, name, ip);
  const accountAttempt = await flood.attempt(perAccount, moment);
  if (accountAttempt === null) {
    await flood.forget([ipAttempt]);
    throw accountBlocked();
  }
  const isRight = await verifyPassword(account?.passHash ?? null, pass);
  if (account === null || !isRight || !account.isActive) {
    services.audit('login_failed', { uid: account?.uid ?? 0, ip });
    throw unrecognized();
  }
  const passHash = await renewHash(services, account, pass);
  await flood.forget([ipAttempt]);
  await flood.clear(perAccount.event, perAccount.identifier);
  return { ...account, passHash };
};
