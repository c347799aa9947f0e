import { accountAnswerSchema, forgotPasswordBodySchema } from '@adviestool/contract/account';

import { ipBlocked } from '../accounts/checkLogin.ts';
import { floodIp } from '../accounts/floodIp.ts';
import { invalid } from '../httpProblem.ts';
import type { FloodEvent } from '../repositories/flood.ts';
import type { App, Services } from '../services.ts';

const ANSWER = {
  message: 'Als dit account bij ons bekend is, ontvangt u een e-mail met instructies.',
};

const requestFlood = (ip: string): FloodEvent => ({
  event: 'password_request_ip',
  identifier: floodIp(ip),
  limit: 50,
  window: 3_600_000,
});

const namesNobody = (body: unknown): boolean => {
  if (typeof body !== 'object' || body === null) return true;
  const name: unknown = Object.getOwnPropertyDescriptor(body, 'name')?.value;
  return name === undefined || name === null || (typeof name === 'string' && name.trim() === '');
};

/**
 * `POST /api/v2/user/forgot_password`. Whether there is such an account is only found out when the
 * mail is sent, so neither the answer nor its time can tell.
 */
export const registerForgotPassword = (app: App, services: Services): void => {
  app.post(
    '/api/v2/user/forgot_password',
    {
      // The handler answers what is missing before what is wrong.
      attachValidation: true,
      schema: { body: forgotPasswordBodySchema, response: { 200: accountAnswerSchema } },
    },
    async (request) => {
      if (namesNobody(request.body)) {
        throw invalid('Vul uw gebruikersnaam of e-mailadres in.', 400);
      }
      if (request.validationError !== undefined) throw request.validationError;
      const { repositories, audit, now } = services;
      if ((await repositories.flood.attempt(requestFlood(request.ip), now())) === null) {
        throw ipBlocked();
      }
      const recipient = request.body.name.trim();
      await repositories.mailQueue.insert({ kind: 'password_reset', recipient }, now());
      audit('password_forgotten', { uid: 0, ip: request.ip });
      return ANSWER;
    },
  );
};
