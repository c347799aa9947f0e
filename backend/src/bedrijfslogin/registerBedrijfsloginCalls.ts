import * as BEDRIJFSLOGIN from '@adviestool/contract/calls/bedrijfslogin';

import { registerCalls } from '../http/registerCalls.ts';
import type { App, Services } from '../http/services.ts';
import type { SessionCookies } from '../http/session.ts';
import { bedrijfsloginHandlers } from './bedrijfslogin.ts';
import { createProviders } from './createProviders.ts';
import { registerInloggen } from './inloggen.ts';

/** How a company logs in by a provider of its own. */
export const registerBedrijfsloginCalls = (
  app: App,
  services: Services,
  cookies: SessionCookies,
): void => {
  registerCalls(app, BEDRIJFSLOGIN, bedrijfsloginHandlers(services));
  registerInloggen(app, services, { cookies, providers: createProviders(services) });
};
