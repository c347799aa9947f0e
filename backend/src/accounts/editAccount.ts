import type { EditAccountBody } from '@adviestool/contract/account';
import type * as CALLS from '@adviestool/contract/calls/account';

import { editAccountForm } from './accountForms.ts';
import { checkCurrentPassword, invalidCurrentPassword } from './checkCurrentPassword.ts';
import { checkFullName, checkMail } from './checkIdentity.ts';
import { createGroups } from '../access/groups.ts';
import { companyColumns } from './companyColumns.ts';
import { checkNewPassword } from './newPassword.ts';
import { hashPassword } from './password.ts';
import { ANSWERS_FIRST, refuseIncomplete } from '../http/requestBody.ts';
import { isDuplicate } from '../database/databaseErrors.ts';
import { callerOf } from '../access/access.ts';
import { noteerBijGroepen } from '../gebeurtenissen/noteer.ts';
import { HttpProblem } from '../http/httpProblem.ts';
import type { SessionAccount } from '../http/sessions.ts';
import { createUsers, type User } from './users.ts';
import type { Handlers } from '../http/registerCalls.ts';
import type { Services } from '../http/services.ts';
import { userOf } from './userOf.ts';
import { createResetTokens } from './resetTokens.ts';
import { createSessions } from '../http/sessions.ts';
import { createMailQueue } from '../queue/mailQueue.ts';

type Changed = 'mail' | 'password';

/** The new password as it was typed twice; null when both are left open. */
const newPasswordOf = ({
  account: { pass1, pass2 },
}: EditAccountBody): { pass1: string; pass2: string } | null => {
  const both = { pass1: pass1 ?? '', pass2: pass2 ?? '' };
  return both.pass1 === '' && both.pass2 === '' ? null : both;
};

const changesOf = (body: EditAccountBody, user: User): Changed[] => [
  ...(body.account.mail === user.mail ? [] : (['mail'] as const)),
  ...(newPasswordOf(body) === null ? [] : (['password'] as const)),
];

/** A new password ends every other session; links that were asked for before stop working. */
const store = async (
  { database, now }: Services,
  { user, body, changed, sessionId }: Edit,
): Promise<boolean> => {
  const newPassword = newPasswordOf(body);
  const passHash = newPassword === null ? {} : { pass_hash: await hashPassword(newPassword.pass1) };
  return database.transaction(async (transaction) => {
    const mailQueue = createMailQueue(transaction);
    const resetTokens = createResetTokens(transaction);
    const sessions = createSessions(transaction);
    const users = createUsers(transaction);
    const isStored = await users.update(user, {
      mail: body.account.mail,
      // A page of an earlier release does not know it.
      ...(body.account.full_name !== undefined && { full_name: body.account.full_name }),
      ...companyColumns(body.company),
      ...passHash,
      changed: now(),
    });
    if (isStored && changed.length > 0) {
      await resetTokens.removeOf(user.uid);
      await mailQueue.removeResetsOf(user);
      const gewijzigd = { soort: 'account_gewijzigd', uid: user.uid } as const;
      await noteerBijGroepen(transaction, gewijzigd, now());
    }
    if (isStored && newPassword !== null) await sessions.endOf(user.uid, sessionId);
    return isStored;
  });
};

const checkOwnName = async (
  { database }: Services,
  { uid, name, full_name: own }: User,
  { account: { full_name } }: EditAccountBody,
): Promise<void> => {
  // A page of an earlier release does not know it. Who keeps a name of before, by which two look alike, changes the rest.
  if (full_name === undefined || full_name === own) return;
  const memberships = await createGroups(database).membershipsOf(uid);
  const groupIds = memberships.map(({ groupId }) => groupId);
  await checkFullName(database, { name, full_name }, { uid, groupIds });
};

/**
 * An account is one, in whatever companies it is: the provider of one of them must not decide how it gets into others.
 * @throws HttpProblem 403
 */
const checkProvider = async (
  { database }: Services,
  { uid, viaGroep }: SessionAccount,
): Promise<void> => {
  if (viaGroep === null) return;
  const memberships = await createGroups(database).membershipsOf(uid);
  if (memberships.every(({ groupId }) => groupId === viaGroep)) return;
  throw new HttpProblem(403, 'shut_out', {
    message:
      'Uw account hoort ook bij een ander bedrijf. Log uit en log in met een wachtwoord om het te wijzigen. Hebt u er geen, kies dan ‘Wachtwoord vergeten’.',
  });
};

interface Edit {
  user: User;
  body: EditAccountBody;
  changed: readonly Changed[];
  sessionId: string | null;
}

const edit = async (services: Services, wanted: Edit): Promise<void> => {
  const { uid } = wanted.user;
  const { mail } = wanted.body.account;
  await checkMail(services.database, mail, uid);
  try {
    if (!(await store(services, wanted))) throw invalidCurrentPassword();
  } catch (error) {
    // Someone took the address in the meantime.
    if (isDuplicate(error)) await checkMail(services.database, mail, uid);
    throw error;
  }
};

/** `GET` and `POST` `group/{g}/user/edit`: the own account. */
export const editAccountHandlers = (
  services: Services,
): Pick<Handlers<typeof CALLS>, 'fetchEditForm' | 'editAccount'> => ({
  fetchEditForm: async (request) => {
    await checkProvider(services, callerOf(request));
    return editAccountForm(await userOf(services, callerOf(request)));
  },

  editAccount: {
    ...ANSWERS_FIRST,
    handler: async (request) => {
      const { body, ip } = request;
      const user = await userOf(services, callerOf(request));
      await checkProvider(services, callerOf(request));
      refuseIncomplete(editAccountForm(user), request);
      const changed = changesOf(body, user);
      if (changed.length > 0) {
        const password = body.account.current_pass ?? '';
        await checkCurrentPassword(services, user, { password, ip });
      }
      const newPassword = newPasswordOf(body);
      if (newPassword !== null) checkNewPassword(newPassword, 'account.pass1');
      await checkOwnName(services, user, body);
      await edit(services, { user, body, changed, sessionId: request.session.id });
      services.audit('account_edited', { uid: user.uid, ip, changed });
      return { message: 'Uw gegevens zijn opgeslagen.' };
    },
  },
});
