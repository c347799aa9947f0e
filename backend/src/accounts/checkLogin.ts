import { invalid, type HttpProblem } from '../httpProblem.ts';
import type { Account } from '../repositories/users.ts';
import type { Services } from '../services.ts';
import { accountBlocked, floodOfIp, ipBlocked, loginFlood } from './floodLimits.ts';
import { hashPassword, isOutdated, verifyPassword } from './password.ts';

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
  const ipAttempt = await flood.attempt(floodOfIp('failed_login_ip', ip), moment);
  if (ipAttempt === null) throw ipBlocked();
  const account = await users.findByNameOrMail(name);
  const perAccount = loginFlood(account, { name, ip });
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
  await flood.clear(perAccount);
  return { ...account, passHash };
};
