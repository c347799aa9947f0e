import type * as CALLS from '@adviestool/contract/calls/session';

import { callerOf } from '../access/access.ts';
import { noteerBijGroepen } from '../gebeurtenissen/noteer.ts';
import type { SessionCookies } from '../http/session.ts';
import type { Handlers } from '../http/registerCalls.ts';
import type { Services } from '../http/services.ts';

/** `POST /api/v2/user/logout`: ends the session. */
export const logoutHandler =
  ({ audit, database, now }: Services, cookies: SessionCookies): Handlers<typeof CALLS>['logout'] =>
  async (request, reply) => {
    await cookies.end(request, reply);
    const sessie = callerOf(request);
    const { uid } = sessie;
    await noteerBijGroepen(database, { soort: 'uitgelogd', uid, sessie }, now());
    audit('logout', { uid, ip: request.ip });
  };
