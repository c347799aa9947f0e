import type { App, Services } from '../http/services.ts';
import type { SessionCookies } from '../http/session.ts';
import { registerCancelAccount } from './cancelAccount.ts';
import { registerEigenGegevens } from './eigenGegevens.ts';

/** What a user may ask of all that is kept: a copy, and an end. */
export const registerEigenGegevensCalls = (
  app: App,
  services: Services,
  cookies: SessionCookies,
): void => {
  registerEigenGegevens(app, services);
  registerCancelAccount(app, services, cookies);
};
