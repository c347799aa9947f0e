import type * as CALLS from '@adviestool/contract/calls/session';

import { csrfTokenOf, type SessionCookies } from '../http/session.ts';
import type { Handlers } from '../http/registerCalls.ts';

/** `GET /session/token`: the CSRF token that goes with the caller's cookie. */
export const sessionTokenHandler =
  (cookies: SessionCookies): Handlers<typeof CALLS>['fetchCsrfToken'] =>
  async (request, reply) => {
    const token = csrfTokenOf(cookies.ensureId(request, reply));
    return reply.type('text/plain; charset=utf-8').send(token);
  };
