import { noteerBijGroepen } from '../gebeurtenissen/noteer.ts';
import type * as CALLS from '@adviestool/contract/calls/account';
import { idSchema } from '@adviestool/contract/wire';

import { resetForm } from './accountForms.ts';
import { clearFailuresOf } from './floodLimits.ts';
import { checkNewPassword } from './newPassword.ts';
import { hashPassword } from './password.ts';
import { ANSWERS_FIRST, refuseIncomplete, valueAt } from '../http/requestBody.ts';
import { HttpProblem } from '../http/httpProblem.ts';
import { parseId } from '../http/parseId.ts';
import type { SessionCookies } from '../http/session.ts';
import { createResetTokens, type ResetLink } from './resetTokens.ts';
import type { Handlers } from '../http/registerCalls.ts';
import type { Services } from '../http/services.ts';
import { WACHTWOORD_VERBODEN } from './login.ts';
import { admitsPassword } from '../access/admitsSession.ts';
import { createGroups } from '../access/groups.ts';
import { createUsers } from './users.ts';
import { createMailQueue } from '../queue/mailQueue.ts';
import { createFlood } from './flood.ts';
import { createSessions } from '../http/sessions.ts';

const deadLink = (): HttpProblem =>
  new HttpProblem(403, 'forbidden', { message: 'The reset link is invalid or has expired.' });

const linkOf = (user: unknown, token: unknown): ResetLink => {
  const uid = parseId(idSchema.safeParse(user).data?.toString());
  if (uid === null || typeof token !== 'string') throw deadLink();
  return { uid, token };
};

/** The link that a query or body brings, whatever else it is. @throws HttpProblem 403 unless it works now */
const liveLinkOf = async ({ database, now }: Services, source: unknown): Promise<ResetLink> => {
  const link = linkOf(valueAt(source, 'user'), valueAt(source, 'reset_token'));
  if (!(await createResetTokens(database).isLive(link, now()))) throw deadLink();
  return link;
};

/** Spends the link; every session, link and count of failures of the user ends with it. */
const storePassword = async (
  { database, now }: Services,
  link: ResetLink,
  passHash: string,
): Promise<void> => {
  const { uid } = link;
  await database.transaction(async (transaction) => {
    const flood = createFlood(transaction);
    const mailQueue = createMailQueue(transaction);
    const resetTokens = createResetTokens(transaction);
    const sessions = createSessions(transaction);
    const users = createUsers(transaction);
    if (!(await resetTokens.spend(link, now()))) throw deadLink();
    await users.setPassword(uid, passHash, now());
    await resetTokens.removeOf(uid);
    const user = await users.find(uid);
    if (user !== null) await mailQueue.removeResetsOf(user);
    await sessions.endOf(uid);
    await clearFailuresOf(flood, uid);
    await noteerBijGroepen(transaction, { soort: 'wachtwoord_hersteld', uid }, now());
  });
};

/** `GET` and `POST` `/api/v2/user/reset`: a new password by the link of a mail. */
export const resetPasswordHandlers = (
  services: Services,
  cookies: SessionCookies,
): Pick<Handlers<typeof CALLS>, 'fetchResetForm' | 'resetPassword'> => ({
  fetchResetForm: {
    ...ANSWERS_FIRST,
    handler: async (request) => {
      const { uid, token } = await liveLinkOf(services, request.query);
      return resetForm(uid, token);
    },
  },

  resetPassword: {
    ...ANSWERS_FIRST,
    handler: async (request, reply) => {
      const link = await liveLinkOf(services, request.body);
      refuseIncomplete(resetForm(link.uid, link.token), request);
      checkNewPassword(request.body, 'pass1');
      const passHash = await hashPassword(request.body.pass1);
      await storePassword(services, link, passHash);
      services.audit('password_reset', { uid: link.uid, ip: request.ip });
      if (!admitsPassword(await createGroups(services.database).membershipsOf(link.uid))) {
        return { message: `Uw wachtwoord is gewijzigd. ${WACHTWOORD_VERBODEN}` };
      }
      const account = { uid: link.uid, passHash };
      if ((await cookies.start(request, reply, account)) === null) throw deadLink();
      await createUsers(services.database).recordLogin(link.uid, services.now());
      return { message: 'Uw wachtwoord is gewijzigd. U bent nu ingelogd.' };
    },
  },
});
