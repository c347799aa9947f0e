import { z } from 'zod';

import { csrfTokenOf, type SessionCookies } from '../http/session.ts';
import type { App } from '../http/services.ts';

/** `GET /session/token`: the CSRF token that goes with the caller's cookie. */
export const registerSessionToken = (app: App, cookies: SessionCookies): void => {
  app.get(
    '/session/token',
    {
      schema: {
        response: { 200: { content: { 'text/plain': { schema: z.string().length(43) } } } },
      },
    },
    async (request, reply) => {
      const token = csrfTokenOf(cookies.ensureId(request, reply));
      return reply.type('text/plain; charset=utf-8').send(token);
    },
  );
};
