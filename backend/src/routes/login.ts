import { z } from 'zod';

import { loginAnswerSchema, loginBodySchema } from '@adviestool/contract/session';

import { checkLogin, unrecognized } from '../accounts/checkLogin.ts';
import { HttpProblem, invalid } from '../httpProblem.ts';
import { csrfTokenOf, logoutTokenOf, type SessionCookies } from '../plugins/session.ts';
import type { App, Services } from '../services.ts';
import { AUTHENTICATED } from './currentUser.ts';

const querySchema = z.object({ _format: z.string().optional() });

const isGiven = (body: object, field: string): boolean => {
  const value: unknown = Object.getOwnPropertyDescriptor(body, field)?.value;
  return value !== undefined && value !== null && value !== '';
};

/** The text for what is missing, as Drupal says it. */
const missingText = (body: unknown): string | null => {
  if (typeof body !== 'object' || body === null) return 'Missing credentials.';
  const [hasName, hasPass] = [isGiven(body, 'name'), isGiven(body, 'pass')];
  if (!hasName && !hasPass) return 'Missing credentials.';
  if (!hasName) return 'Missing credentials.name.';
  return hasPass ? null : 'Missing credentials.pass.';
};

/** `POST /user/login`: starts a session under a new id. */
export const registerLogin = (app: App, services: Services, cookies: SessionCookies): void => {
  app.post(
    '/user/login',
    {
      // The handler answers what is missing before what is wrong.
      attachValidation: true,
      schema: {
        querystring: querySchema,
        body: loginBodySchema,
        response: { 200: loginAnswerSchema },
      },
    },
    async (request, reply) => {
      if (request.query['_format'] !== 'json') {
        throw new HttpProblem(406, 'validation', { message: 'Only _format=json is supported.' });
      }
      const missing = missingText(request.body);
      if (missing !== null) throw invalid(missing, 400);
      if (request.validationError !== undefined) throw request.validationError;

      const account = await checkLogin(services, request.body, request.ip);
      const id = await cookies.start(request, reply, account);
      if (id === null) throw unrecognized();
      await services.repositories.users.recordLogin(account.uid, services.now());
      services.audit('login', { uid: account.uid, ip: request.ip });
      return {
        current_user: { uid: account.uid, name: account.name, roles: AUTHENTICATED },
        csrf_token: csrfTokenOf(id),
        logout_token: logoutTokenOf(id),
      };
    },
  );
};
