import { noteerBijGroepen } from '../gebeurtenissen/noteer.ts';
import { invalid, type HttpProblem } from '../http/httpProblem.ts';
import { createUsers, type Account } from './users.ts';
import { createFlood, type FloodEvent } from './flood.ts';
import type { Services } from '../http/services.ts';
import { admitAttempt } from './admitAttempt.ts';
import { accountBlocked, floodOfIp, ipBlocked, loginFlood } from './floodLimits.ts';
import { hashPassword, isOutdated, verifyPassword } from './password.ts';

export const unrecognized = (): HttpProblem => invalid('Unrecognized username or password.', 400);

/**
 * Stores a password anew that was hashed at another cost, now that its text is known.
 * @returns the hash that this password has by now
 */
const renewHash = async (
  { database }: Services,
  { uid, passHash }: Account,
  pass: string,
): Promise<string> => {
  if (!isOutdated(passHash)) return passHash;
  const users = createUsers(database);
  const renewed = await hashPassword(pass);
  if (await users.update({ uid, pass_hash: passHash }, { pass_hash: renewed })) return renewed;
  // Another login renewed it at the same moment, or the password is another one now.
  const stored = (await users.find(uid))?.pass_hash ?? null;
  return stored !== null && (await verifyPassword(stored, pass)) ? stored : passHash;
};

/**
 * Lets a login in for its address and for what was typed.
 * @returns the ids of its attempts. @throws HttpProblem 403
 */
const admitTyped = async (
  services: Services,
  perIp: FloodEvent,
  typed: FloodEvent,
): Promise<number[]> => {
  const admission = await admitAttempt(services, [perIp, typed]);
  if ('ids' in admission) return admission.ids;
  throw admission.refused === perIp ? ipBlocked() : accountBlocked();
};

/**
 * Finds the account that a name (or e-mail) and password open. Only a failure is counted: for the
 * address, for what was typed and for the account; a success clears the account's. An account that was
 * tried too often by its other name answers as if the password were wrong, for to say more would tell
 * which name and address belong together.
 * @throws HttpProblem 403 above the limits, 400 when they open nothing or the account is blocked
 */
export const checkLogin = async (
  services: Services,
  { name, pass }: { name: string; pass: string },
  ip: string,
): Promise<Account> => {
  const flood = createFlood(services.database);
  const users = createUsers(services.database);
  const account = await users.findByNameOrMail(name);
  const counts = loginFlood(account, { name, ip });
  const typedIds = await admitTyped(services, floodOfIp('failed_login_ip', ip), counts.typed);
  const ofAccount = await admitAttempt(services, [counts.account]);
  const mayOpen = 'ids' in ofAccount;
  const ids = mayOpen ? [...typedIds, ...ofAccount.ids] : typedIds;
  const isRight = await verifyPassword(mayOpen ? (account?.passHash ?? null) : null, pass);
  if (account === null || !isRight || !account.isActive) {
    await flood.fail(ids);
    const mislukt = { soort: 'inloggen_mislukt', uid: account?.uid ?? 0 } as const;
    await noteerBijGroepen(services.database, mislukt, services.now());
    services.audit('login_failed', { uid: account?.uid ?? 0, ip });
    throw unrecognized();
  }
  const passHash = await renewHash(services, account, pass);
  await flood.forget(ids);
  await flood.clear(counts.typed);
  await flood.clear(counts.account);
  return { ...account, passHash };
};
