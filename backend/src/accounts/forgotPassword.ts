import type * as CALLS from '@adviestool/contract/calls/account';

import { floodOfIp, ipBlocked } from './floodLimits.ts';
import { ANSWERS_FIRST, isBlank, refuseInvalid, valueAt } from '../http/requestBody.ts';
import { invalid } from '../http/httpProblem.ts';
import type { Handlers } from '../http/registerCalls.ts';
import type { Services } from '../http/services.ts';
import { createMailQueue } from '../queue/mailQueue.ts';
import { createFlood } from './flood.ts';

const ANSWER = {
  message: 'Als dit account bij ons bekend is, ontvangt u een e-mail met instructies.',
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
    const { database, audit, now } = services;
    const requests = floodOfIp('password_request_ip', request.ip);
    if ((await createFlood(database).attempt(requests, now())) === null) throw ipBlocked();
    const recipient = request.body.name.trim();
    await createMailQueue(database).insert({ kind: 'password_reset', recipient }, now());
    audit('password_forgotten', { uid: 0, ip: request.ip });
    return ANSWER;
  },
});
