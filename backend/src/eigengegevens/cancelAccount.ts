import type * as CALLS from '@adviestool/contract/calls/eigenGegevens';

import { CANCEL_FORM } from '../accounts/accountForms.ts';
import { checkCurrentPassword } from '../accounts/checkCurrentPassword.ts';
import { removeAccount } from './removeAccount.ts';
import { ANSWERS_FIRST, refuseIncomplete } from '../http/requestBody.ts';
import { callerOf } from '../access/access.ts';
import type { SessionCookies } from '../http/session.ts';
import type { Handlers } from '../http/registerCalls.ts';
import type { Services } from '../http/services.ts';
import { userOf } from '../accounts/userOf.ts';

/** `GET` and `POST` `/api/v2/user/cancel`: gives the own account up. */
export const cancelAccountHandlers = (
  services: Services,
  cookies: SessionCookies,
): Pick<Handlers<typeof CALLS>, 'fetchCancelForm' | 'cancelAccount'> => ({
  fetchCancelForm: async () => CANCEL_FORM,

  cancelAccount: {
    ...ANSWERS_FIRST,
    handler: async (request, reply) => {
      const { body, ip } = request;
      refuseIncomplete(CANCEL_FORM, request);
      const user = await userOf(services, callerOf(request));
      await checkCurrentPassword(services, user, { password: body.current_pass, ip });
      await removeAccount(services.database, user, services.now());
      await cookies.end(request, reply);
      services.audit('account_cancelled', { uid: user.uid, ip });
      return { message: 'Uw account is opgeheven.' };
    },
  },
});
