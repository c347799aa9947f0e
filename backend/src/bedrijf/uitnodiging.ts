import type * as CALLS from '@adviestool/contract/calls/uitnodiging';
import type { uitnodigingAccountBodySchema } from '@adviestool/contract/uitnodiging';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

import { uitnodigingForm } from '../accounts/accountForms.ts';
import { checkFlood } from '../accounts/checkFlood.ts';
import { checkFullName, checkIdentity } from '../accounts/checkIdentity.ts';
import { floodOfIp, registrationFlood } from '../accounts/floodLimits.ts';
import { checkNewPassword } from '../accounts/newPassword.ts';
import { hashPassword } from '../accounts/password.ts';
import { ANSWERS_FIRST, refuseIncomplete } from '../http/requestBody.ts';
import type { Database } from '../database/connect.ts';
import { isDuplicate } from '../database/databaseErrors.ts';
import { HttpProblem } from '../http/httpProblem.ts';
import { callerOf } from '../access/access.ts';
import { admitsPassword, admitsSession } from '../access/admitsSession.ts';
import type { SessionCookies } from '../http/session.ts';
import { createUitnodigingen, type LevendeUitnodiging } from './uitnodigingenStore.ts';
import type { Handlers } from '../http/registerCalls.ts';
import type { Services } from '../http/services.ts';
import { noteer } from '../gebeurtenissen/noteer.ts';
import { createUsers } from '../accounts/users.ts';
import { createGroups } from '../access/groups.ts';
import { newToken } from '../http/token.ts';
import { createLeden } from './ledenStore.ts';

const otherCompany = (): HttpProblem =>
  new HttpProblem(403, 'shut_out', {
    message:
      'U bent ingelogd via een ander bedrijf. Log uit en log in met een wachtwoord om mee te doen. Hebt u er geen, kies dan ‘Wachtwoord vergeten’.',
  });

const deadLink = (): HttpProblem =>
  new HttpProblem(403, 'forbidden', {
    message:
      'Deze uitnodiging is verlopen, ingetrokken of al gebruikt. Vraag uw beheerder om een nieuwe.',
  });

/** The button of the login page that leads to the provider of the company. */
const knopOf = ({ bedrijf }: LevendeUitnodiging): string => `‘Inloggen met ${bedrijf}’`;

const conflict = (message: string): HttpProblem => new HttpProblem(409, 'conflict', { message });

/**
 * The invitation that a token leads to. Only a dead one is counted, for the address.
 * @throws HttpProblem 403 when it is dead, 429 after too many of those
 */
const findLive = async (
  services: Services,
  token: string,
  ip: string,
): Promise<LevendeUitnodiging> => {
  const { database, now } = services;
  const found = await createUitnodigingen(database).findLive(token, now());
  if (found !== null) return found;
  await checkFlood(
    services,
    floodOfIp('uitnodiging_ip', ip),
    'Er zijn te veel ongeldige links geopend. Probeer het over een uur nog eens.',
  );
  throw deadLink();
};

const noteerAanneming = (
  transaction: Database,
  { groupId, rol, uid }: Pick<LevendeUitnodiging, 'groupId' | 'rol'> & { uid: number },
  now: Date,
): Promise<void> =>
  noteer(transaction, { soort: 'uitnodiging_aangenomen', groupId, uid, details: { rol } }, now);

type AccountBody = z.infer<typeof uitnodigingAccountBodySchema>;

/** Spends the link: makes the account and its membership together. */
const insertAccount = (
  { database, now }: Services,
  { token, account: { name, full_name = null } }: AccountBody,
  { bedrijf, passHash }: { bedrijf: string; passHash: string },
): Promise<number> =>
  database.transaction(async (transaction) => {
    const groups = createGroups(transaction);
    const uitnodigingen = createUitnodigingen(transaction);
    const users = createUsers(transaction);
    const spent = await uitnodigingen.spend(token, now());
    if (spent === null) throw deadLink();
    const uid = await users.insert({
      name,
      full_name,
      mail: spent.mail,
      pass_hash: passHash,
      company_name: bedrijf,
      created: now(),
      changed: now(),
    });
    await groups.addMember(spent.groupId, uid, [spent.rol]);
    await noteerAanneming(transaction, { ...spent, uid }, now());
    return uid;
  });

const checkAccount = async (
  { database }: Services,
  { mail }: LevendeUitnodiging,
  name: string,
): Promise<void> => {
  if (await createUsers(database).isMailTaken(mail, 0)) {
    throw conflict('U hebt al een account met dit e-mailadres. Log in om mee te doen.');
  }
  await checkIdentity(database, { name, mail });
};

/**
 * The password of a new account; one that nobody knows where the company lets nobody in by it.
 * @throws HttpProblem 422
 */
const passwordOf = (
  { wachtwoord_verboden: isForbidden }: LevendeUitnodiging,
  request: FastifyRequest & { body: AccountBody },
): string => {
  if (isForbidden) return newToken();
  refuseIncomplete(uitnodigingForm(null, false), request);
  const { pass1 = '', pass2 = '' } = request.body.account;
  checkNewPassword({ pass1, pass2 }, 'account.pass1');
  return pass1;
};

const register = async (
  services: Services,
  request: FastifyRequest & { body: AccountBody },
): Promise<{ uid: number; passHash: string; invitation: LevendeUitnodiging }> => {
  const { body, ip } = request;
  const invitation = await findLive(services, body.token, ip);
  const password = passwordOf(invitation, request);
  await checkFlood(services, registrationFlood(services.config.registrationLimit, ip));
  await checkAccount(services, invitation, body.account.name);
  const who = { uid: 0, groupIds: [invitation.groupId] };
  await checkFullName(services.database, body.account, who);
  const passHash = await hashPassword(password);
  try {
    const { bedrijf } = invitation;
    const uid = await insertAccount(services, body, { bedrijf, passHash });
    return { uid, passHash, invitation };
  } catch (error) {
    // Someone took the name or the address in the meantime.
    if (isDuplicate(error)) await checkAccount(services, invitation, body.account.name);
    throw error;
  }
};

/** @throws HttpProblem 409 for who is called as somebody of the group is */
const checkOwnName = async (database: Database, groupId: number, uid: number): Promise<void> => {
  const users = createUsers(database);
  const name = await users.shownNameOf(uid);
  if (!(await users.isShownTaken(name, { uid, groupIds: [groupId] }))) return;
  throw conflict(
    `In dit bedrijf heet al iemand ${name}. Vul bij uw account een naam in waaraan u te herkennen bent, en open de link opnieuw.`,
  );
};

/** Spends the link for who is logged in. @returns the group */
const join = ({ database, now }: Services, token: string, uid: number): Promise<number> =>
  database.transaction(async (transaction) => {
    const groups = createGroups(transaction);
    const leden = createLeden(transaction);
    const uitnodigingen = createUitnodigingen(transaction);
    const spent = await uitnodigingen.spend(token, now());
    if (spent === null) throw deadLink();
    if ((await leden.rolesOf(spent.groupId, uid)) !== null) {
      throw conflict('U bent al lid van dit bedrijf.');
    }
    await checkOwnName(transaction, spent.groupId, uid);
    await groups.addMember(spent.groupId, uid, [spent.rol]);
    await noteerAanneming(transaction, { ...spent, uid }, now());
    return spent.groupId;
  });

/** By the link of an invitation: what it is, a new account, or a membership for who has one. */
export const uitnodigingHandlers = (
  services: Services,
  cookies: SessionCookies,
): Handlers<typeof CALLS> => {
  const { database, audit, now } = services;
  return {
    openUitnodiging: async (request) => {
      const found = await findLive(services, request.body.token, request.ip);
      const { bedrijf, mail, naam, rol, verloopt } = found;
      return {
        bedrijf,
        mail,
        naam,
        rol,
        verloopt: verloopt.toISOString(),
        heeft_account: await createUsers(database).isMailTaken(mail, 0),
        form: uitnodigingForm(naam, found.wachtwoord_verboden).form,
      };
    },

    registerByUitnodiging: {
      ...ANSWERS_FIRST,
      handler: async (request, reply) => {
        refuseIncomplete(uitnodigingForm(null, true), request);
        const { uid, passHash, invitation } = await register(services, request);
        const { ip } = request;
        audit('invitation_accepted', { uid, ip, group: invitation.groupId });
        if (!admitsPassword([invitation])) {
          return { message: `Uw account is aangemaakt. Log in met ${knopOf(invitation)}.` };
        }
        if ((await cookies.start(request, reply, { uid, passHash })) === null) throw deadLink();
        await createUsers(database).recordLogin(uid, now());
        return { message: 'Uw account is aangemaakt. U bent ingelogd.' };
      },
    },

    joinByUitnodiging: async (request) => {
      const { body, ip } = request;
      const { uid, viaGroep } = callerOf(request);
      const invitation = await findLive(services, body.token, ip);
      const { groupId, bedrijf } = invitation;
      // The provider of one company does not say for its user what happens in another.
      if (viaGroep !== null && viaGroep !== groupId) throw otherCompany();
      const group = await join(services, body.token, uid);
      audit('invitation_accepted', { uid, ip, group });
      const meegedaan = `U doet nu bij ${bedrijf} mee.`;
      return {
        message: admitsSession({ viaGroep }, invitation)
          ? meegedaan
          : `${meegedaan} Log uit en kies ${knopOf(invitation)}.`,
      };
    },
  };
};
