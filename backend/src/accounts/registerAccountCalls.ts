import * as ACCOUNT from '@adviestool/contract/calls/account';
import * as SESSION from '@adviestool/contract/calls/session';

import { registerCalls } from '../http/registerCalls.ts';
import type { App, Services } from '../http/services.ts';
import type { SessionCookies } from '../http/session.ts';
import { currentUserHandler } from './currentUser.ts';
import { editAccountHandlers } from './editAccount.ts';
import { forgotPasswordHandler } from './forgotPassword.ts';
import { fetchGroup } from './group.ts';
import { loginHandler } from './login.ts';
import { logoutHandler } from './logout.ts';
import { registerHandlers } from './register.ts';
import { resetPasswordHandlers } from './resetPassword.ts';
import { sessionTokenHandler } from './session.ts';
import { registerSignRequest } from './signRequest.ts';
import { registerStart } from './start.ts';

/** Sessions, and accounts from their registration to a new password. */
export const registerAccountCalls = (
  app: App,
  services: Services,
  cookies: SessionCookies,
): void => {
  registerCalls(app, SESSION, {
    fetchCsrfToken: sessionTokenHandler(cookies),
    login: loginHandler(services, cookies),
    fetchCurrentUser: currentUserHandler(services),
    logout: logoutHandler(services, cookies),
    fetchGroup,
  });
  registerStart(app, services, cookies);
  registerCalls(app, ACCOUNT, {
    requestPasswordReset: forgotPasswordHandler(services),
    ...resetPasswordHandlers(services, cookies),
    ...registerHandlers(services),
    ...editAccountHandlers(services),
  });
  registerSignRequest(app, services);
};
