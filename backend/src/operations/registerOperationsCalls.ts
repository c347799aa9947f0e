import type { App, Services } from '../http/services.ts';
import { registerHealth } from './health.ts';
import type { OperationsServices } from './operationsServices.ts';
import { registerOnderdelen } from './onderdelen.ts';
import { registerRemoteFailures } from './remoteFailures.ts';

/** Whether it serves, what it runs, and what failed in browsers. */
export const registerOperationsCalls = (
  app: App,
  services: Services & OperationsServices,
): void => {
  registerHealth(app, services);
  registerRemoteFailures(app, services);
  registerOnderdelen(app, services);
};
