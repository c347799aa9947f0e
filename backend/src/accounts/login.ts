import type * as CALLS from '@adviestool/contract/calls/session';

import { checkLogin, unrecognized } from './checkLogin.ts';
import { ANSWERS_FIRST, refuseInvalid, valueAt } from '../http/requestBody.ts';
import { HttpProblem, invalid } from '../http/httpProblem.ts';
import { csrfTokenOf, logoutTokenOf, type SessionCookies } from '../http/session.ts';
import { noteerBijGroepen } from '../gebeurtenissen/noteer.ts';
import type { Handlers } from '../http/registerCalls.ts';
import type { Services } from '../http/services.ts';
import { AUTHENTICATED } from './currentUser.ts';
import { admitsPassword } from '../access/admitsSession.ts';
import { createGroups } from '../access/groups.ts';
import { createUsers } from './users.ts';

/** For who gets in by a company alone. */
export const WACHTWOORD_VERBODEN =
  'Uw bedrijf laat inloggen met een wachtwoord niet toe. Kies ‘Inloggen met’ en de naam van uw bedrijf.';

/** Spaces are given: they may be a password. */
const isGiven = (body: unknown, field: string): boolean => {
  const value = valueAt(body, field);
  return value !== undefined && value !== null && value !== '';
};

/** The text for what is missing, as Drupal says it. */
const missingText = (body: unknown): string | null => {
  const [hasName, hasPass] = [isGiven(body, 'name'), isGiven(body, 'pass')];
  if (!hasName && !hasPass) return 'Missing credentials.';
  if (!hasName) return 'Missing credentials.name.';
  return hasPass ? null : 'Missing credentials.pass.';
};

/** @throws HttpProblem 403 for who is a member of groups that let nobody in by password, and of no other */
const refuseForbiddenPassword = async (
  { database, audit, now }: Services,
  { uid, ip }: { uid: number; ip: string },
): Promise<void> => {
  if (admitsPassword(await createGroups(database).membershipsOf(uid))) return;
  await noteerBijGroepen(database, { soort: 'inloggen_mislukt', uid }, now());
  audit('login_failed', { uid, ip });
  throw new HttpProblem(403, 'shut_out', { message: WACHTWOORD_VERBODEN });
};

/** `POST /user/login`: starts a session under a new id. */
export const loginHandler = (
  services: Services,
  cookies: SessionCookies,
): Handlers<typeof CALLS>['login'] => ({
  ...ANSWERS_FIRST,
  handler: async (request, reply) => {
    if (request.query['_format'] !== 'json') {
      throw new HttpProblem(406, 'validation', { message: 'Only _format=json is supported.' });
    }
    const missing = missingText(request.body);
    if (missing !== null) throw invalid(missing, 400);
    refuseInvalid(request);

    const account = await checkLogin(services, request.body, request.ip);
    await refuseForbiddenPassword(services, { uid: account.uid, ip: request.ip });
    const id = await cookies.start(request, reply, account);
    if (id === null) throw unrecognized();
    await services.database.transaction(async (transaction) => {
      await createUsers(transaction).recordLogin(account.uid, services.now());
      const ingelogd = { soort: 'ingelogd', uid: account.uid, sessie: { viaGroep: null } } as const;
      await noteerBijGroepen(transaction, ingelogd, services.now());
    });
    services.audit('login', { uid: account.uid, ip: request.ip });
    return {
      current_user: { uid: account.uid, name: account.name, roles: AUTHENTICATED },
      csrf_token: csrfTokenOf(id),
      logout_token: logoutTokenOf(id),
    };
  },
});
