import * as EIGEN_GEGEVENS from '@adviestool/contract/calls/eigenGegevens';

import { registerCalls } from '../http/registerCalls.ts';
import type { App, Services } from '../http/services.ts';
import type { SessionCookies } from '../http/session.ts';
import { cancelAccountHandlers } from './cancelAccount.ts';
import { eigenGegevensHandlers } from './eigenGegevens.ts';

/** What a user may ask of all that is kept: a copy, and an end. */
export const registerEigenGegevensCalls = (
  app: App,
  services: Services,
  cookies: SessionCookies,
): void => {
  registerCalls(app, EIGEN_GEGEVENS, {
    ...eigenGegevensHandlers(services),
    ...cancelAccountHandlers(services, cookies),
  });
};
