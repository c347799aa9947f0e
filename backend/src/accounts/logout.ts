import type * as CALLS from '@adviestool/contract/calls/session';

import { callerOf } from '../access/access.ts';
import type { SessionCookies } from '../http/session.ts';
import type { Handlers } from '../http/registerCalls.ts';
import type { Services } from '../http/services.ts';

/** `POST /api/v2/user/logout`: ends the session. */
export const logoutHandler =
  ({ audit }: Services, cookies: SessionCookies): Handlers<typeof CALLS>['logout'] =>
  async (request, reply) => {
    await cookies.end(request, reply);
    audit('logout', { uid: callerOf(request).uid, ip: request.ip });
  };
