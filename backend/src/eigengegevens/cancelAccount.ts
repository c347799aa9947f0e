import { accountAnswerSchema, cancelBodySchema } from '@adviestool/contract/account';
import { backendFormSchema } from '@adviestool/contract/backendForm';

import { CANCEL_FORM } from '../accounts/accountForms.ts';
import { checkCurrentPassword } from '../accounts/checkCurrentPassword.ts';
import { removeAccount } from './removeAccount.ts';
import { ANSWERS_FIRST, refuseIncomplete } from '../http/requestBody.ts';
import { callerOf } from '../access/access.ts';
import type { SessionCookies } from '../http/session.ts';
import type { App, Services } from '../http/services.ts';
import { userOf } from '../accounts/userOf.ts';

const PATH = '/api/v2/user/cancel';

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
      await removeAccount(services.database, user, services.now());
      await cookies.end(request, reply);
      services.audit('account_cancelled', { uid: user.uid, ip });
      return { message: 'Uw account is opgeheven.' };
    },
  );
};
