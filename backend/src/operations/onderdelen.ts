import * as ONDERDELEN from '@adviestool/contract/calls/onderdelen';

import { accessOf } from '../access/access.ts';
import { registerCalls } from '../http/registerCalls.ts';
import type { App } from '../http/services.ts';
import { createRunningParts } from '../site/runningParts.ts';
import type { OperationsServices } from './operationsServices.ts';

/** `GET group/{g}/onderdelen`: what the site runs for a group, with what this process counted of failures. */
export const registerOnderdelen = (
  app: App,
  { config, metrics, now }: OperationsServices,
): void => {
  const begun = new Date(now()).toISOString();
  const runningParts = createRunningParts(config.siteDir, (cause) =>
    app.log.warn({ err: cause }, 'a release of the site cannot be read'),
  );
  registerCalls(app, ONDERDELEN, {
    fetchOnderdelen: async (request) => {
      const countOf = await metrics.readRemoteFailures();
      return {
        varianten: runningParts(accessOf(request).group.id, countOf),
        storingenSinds: begun,
      };
    },
  });
};
