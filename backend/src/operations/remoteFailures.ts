import { remoteFailureSchema } from '@adviestool/contract/remoteFailure';

import { createKnownParts } from './createKnownParts.ts';
import type { App } from '../http/services.ts';
import type { OperationsServices } from './operationsServices.ts';

/** Bytes. */
const BODY_LIMIT = 1024;

/**
 * `POST /api/v2/meldingen/onderdelen`: a remote failed in a browser. Counted and logged by what is known of the
 * site; the text itself goes nowhere. Whoever sends something else hears the same: nobody can do anything with
 * a refusal.
 */
export const registerRemoteFailures = (app: App, { config, metrics }: OperationsServices): void => {
  const labelsOf = createKnownParts(config.siteDir);
  app.post(
    '/api/v2/meldingen/onderdelen',
    {
      bodyLimit: BODY_LIMIT,
      schema: { body: remoteFailureSchema },
      attachValidation: true,
      errorHandler: (error, _request, reply) => {
        if (error.statusCode !== 400) throw error;
        void reply.code(204).send();
      },
    },
    async (request, reply) => {
      if (request.validationError === undefined) {
        const labels = labelsOf(request.body);
        metrics.countRemoteFailure(labels);
        request.log.info({ failure: labels }, 'a remote failed in a browser');
      }
      return reply.code(204).send();
    },
  );
};
