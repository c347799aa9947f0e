import type { RegisterBody } from '@adviestool/contract/account';
import type * as CALLS from '@adviestool/contract/calls/account';

import { REGISTER_FORM } from './accountForms.ts';
import { checkFlood } from './checkFlood.ts';
import { checkFullName, checkIdentity } from './checkIdentity.ts';
import { registrationFlood } from './floodLimits.ts';
import { checkNewPassword } from './newPassword.ts';
import { companyColumns } from './companyColumns.ts';
import { hashPassword } from './password.ts';
import { ANSWERS_FIRST, refuseIncomplete } from '../http/requestBody.ts';
import { isDuplicate } from '../database/databaseErrors.ts';
import { accessOf } from '../access/access.ts';
import type { Handlers } from '../http/registerCalls.ts';
import type { Services } from '../http/services.ts';
import { noteer } from '../gebeurtenissen/noteer.ts';
import { createUsers } from './users.ts';
import { createGroups } from '../access/groups.ts';
import { createMailQueue } from '../queue/mailQueue.ts';

/** Makes the account, its membership and its mail together. */
const insertAccount = async (
  { database, now }: Services,
  groupId: number,
  { account: { name, full_name = null, mail, pass1 }, company }: RegisterBody,
): Promise<number> => {
  const moment = now();
  const passHash = await hashPassword(pass1);
  return database.transaction(async (transaction) => {
    const groups = createGroups(transaction);
    const mailQueue = createMailQueue(transaction);
    const users = createUsers(transaction);
    const uid = await users.insert({
      name,
      full_name,
      mail,
      pass_hash: passHash,
      ...companyColumns(company),
      created: moment,
      changed: moment,
    });
    await groups.addMember(groupId, uid, ['company-employee']);
    await noteer(transaction, { soort: 'geregistreerd', groupId, uid }, moment);
    await mailQueue.insert({ kind: 'welcome', recipient: name }, moment);
    return uid;
  });
};

/** `GET` and `POST` `group/{g}/user/register`: a new account, employee of the group at once. */
export const registerHandlers = (
  services: Services,
): Pick<Handlers<typeof CALLS>, 'fetchRegisterForm' | 'register'> => ({
  fetchRegisterForm: async () => REGISTER_FORM,

  register: {
    ...ANSWERS_FIRST,
    handler: async (request) => {
      const { body, ip } = request;
      refuseIncomplete(REGISTER_FORM, request);
      checkNewPassword(body.account, 'account.pass1');
      await checkFlood(services, registrationFlood(services.config.registrationLimit, ip));
      await checkIdentity(services.database, body.account);
      const { group } = accessOf(request);
      const who = { uid: 0, groupIds: [group.id] };
      await checkFullName(services.database, body.account, who);
      try {
        const uid = await insertAccount(services, group.id, body);
        services.audit('registered', { uid, ip });
        return { message: 'Uw account is aangemaakt.', user: { uid, name: body.account.name } };
      } catch (error) {
        // Someone took the name or the address in the meantime.
        if (isDuplicate(error)) await checkIdentity(services.database, body.account);
        throw error;
      }
    },
  },
});
