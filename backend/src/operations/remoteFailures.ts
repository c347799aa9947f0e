import * as MELDINGEN from '@adviestool/contract/calls/meldingen';

import { createKnownParts } from './createKnownParts.ts';
import { ANSWERS_FIRST } from '../http/requestBody.ts';
import { registerCalls } from '../http/registerCalls.ts';
import type { App } from '../http/services.ts';
import type { OperationsServices } from './operationsServices.ts';

/**
 * `POST /api/v2/meldingen/onderdelen`: a remote failed in a browser. Counted and logged by what is known of the
 * site; the text itself goes nowhere. Whoever sends something else hears the same: nobody can do anything with
 * a refusal.
 */
export const registerRemoteFailures = (app: App, { config, metrics }: OperationsServices): void => {
  const labelsOf = createKnownParts(config.siteDir);
  registerCalls(app, MELDINGEN, {
    reportRemoteFailure: {
      ...ANSWERS_FIRST,
      errorHandler: (error, _request, reply) => {
        if (error.statusCode !== 400) throw error;
        void reply.code(204).send();
      },
      handler: async (request) => {
        if (request.validationError === undefined) {
          const labels = labelsOf(request.body);
          metrics.countRemoteFailure(labels);
          request.log.info({ failure: labels }, 'a remote failed in a browser');
        }
      },
    },
  });
};
