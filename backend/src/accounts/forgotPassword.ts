import type * as CALLS from '@adviestool/contract/calls/account';

import { floodOfIp, ipBlocked } from './floodLimits.ts';
import { ANSWERS_FIRST, isBlank, refuseInvalid, valueAt } from '../http/requestBody.ts';
import { invalid } from '../http/httpProblem.ts';
import type { Handlers } from '../http/registerCalls.ts';
import type { Services } from '../http/services.ts';
import { createMailQueue } from '../queue/mailQueue.ts';
import { createFlood } from './flood.ts';

/** By whether mails go out. */
const ANSWERS = {
  mail: {
    message: 'Als dit account bij ons bekend is, ontvangt u een e-mail met instructies.',
  },
  bestand: {
    message:
      'U krijgt geen e-mail: er is geen mailserver ingesteld. Als dit account bij ons bekend is, staat er zo een bericht met de link om een nieuw wachtwoord te kiezen in de map ‘mail’ van de gegevensmap op de server. Vraag de link aan wie de server beheert.',
  },
};

/**
 * `POST /api/v2/user/forgot_password`. Whether there is such an account is only found out when the
 * mail is sent, so neither the answer nor its time can tell.
 */
export const forgotPasswordHandler = (
  services: Services,
): Handlers<typeof CALLS>['requestPasswordReset'] => ({
  ...ANSWERS_FIRST,
  handler: async (request) => {
    if (isBlank(valueAt(request.body, 'name'))) {
      throw invalid('Vul uw gebruikersnaam of e-mailadres in.', 400);
    }
    refuseInvalid(request);
    const { config, database, audit, now } = services;
    const requests = floodOfIp('password_request_ip', request.ip);
    if ((await createFlood(database).attempt(requests, now())) === null) throw ipBlocked();
    const recipient = request.body.name.trim();
    await createMailQueue(database).insert({ kind: 'password_reset', recipient }, now());
    audit('password_forgotten', { uid: 0, ip: request.ip });
    return config.smtpUrl === null ? ANSWERS.bestand : ANSWERS.mail;
  },
});
