import type { App, Services } from '../http/services.ts';
import type { SessionCookies } from '../http/session.ts';
import { registerCurrentUser } from './currentUser.ts';
import { registerEditAccount } from './editAccount.ts';
import { registerForgotPassword } from './forgotPassword.ts';
import { registerGroup } from './group.ts';
import { registerLogin } from './login.ts';
import { registerLogout } from './logout.ts';
import { registerRegister } from './register.ts';
import { registerResetPassword } from './resetPassword.ts';
import { registerSessionToken } from './session.ts';
import { registerSignRequest } from './signRequest.ts';
import { registerStart } from './start.ts';

/** Sessions, and accounts from their registration to a new password. */
export const registerAccountCalls = (
  app: App,
  services: Services,
  cookies: SessionCookies,
): void => {
  registerSessionToken(app, cookies);
  registerLogin(app, services, cookies);
  registerCurrentUser(app, services);
  registerStart(app, services, cookies);
  registerLogout(app, services, cookies);
  registerForgotPassword(app, services);
  registerResetPassword(app, services, cookies);
  registerSignRequest(app, services);
  registerGroup(app);
  registerRegister(app, services);
  registerEditAccount(app, services);
};
