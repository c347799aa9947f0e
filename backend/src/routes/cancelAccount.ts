import { accountAnswerSchema, cancelBodySchema } from '@adviestool/contract/account';
import { backendFormSchema } from '@adviestool/contract/backendForm';

import { CANCEL_FORM } from '../accounts/accountForms.ts';
import { checkCurrentPassword } from '../accounts/checkCurrentPassword.ts';
import { ANSWERS_FIRST, refuseIncomplete } from '../accounts/requestBody.ts';
import { HttpProblem } from '../httpProblem.ts';
import { callerOf } from '../plugins/access.ts';
import type { SessionCookies } from '../plugins/session.ts';
import { createRepositories } from '../repositories/repositories.ts';
import type { App, Services } from '../services.ts';
import { userOf } from './userOf.ts';

const PATH = '/api/v2/user/cancel';

/** Blocks an account and ends its sessions; its projects stay with the group. */
const block = ({ database, now }: Services, uid: number): Promise<void> =>
  database.transaction(async (transaction) => {
    const { groups, resetTokens, sessions, users } = createRepositories(transaction);
    if (await groups.isLastAdministrator(uid)) {
      throw new HttpProblem(409, 'conflict', {
        message: 'U bent de laatste beheerder van uw groep. Wijs eerst een andere beheerder aan.',
      });
    }
    await users.block(uid, now());
    await sessions.endOf(uid);
    await resetTokens.removeOf(uid);
  });

/** `GET` and `POST` `/api/v2/user/cancel`: gives the own account up. */
export const registerCancelAccount = (
  app: App,
  services: Services,
  cookies: SessionCookies,
): void => {
  app.get(PATH, { schema: { response: { 200: backendFormSchema } } }, async () => CANCEL_FORM);

  app.post(
    PATH,
    {
      ...ANSWERS_FIRST,
      schema: { body: cancelBodySchema, response: { 200: accountAnswerSchema } },
    },
    async (request, reply) => {
      const { body, ip } = request;
      refuseIncomplete(CANCEL_FORM, request);
      const user = await userOf(services, callerOf(request));
      await checkCurrentPassword(services, user, { password: body.current_pass, ip });
      await block(services, user.uid);
      await cookies.end(request, reply);
      services.audit('account_cancelled', { uid: user.uid, ip });
      return { message: 'Uw account is opgeheven.' };
    },
  );
};
