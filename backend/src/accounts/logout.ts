import { callerOf } from '../access/access.ts';
import type { SessionCookies } from '../http/session.ts';
import type { App, Services } from '../http/services.ts';
import { noContentSchema } from '../http/noContent.ts';

/** `POST /api/v2/user/logout`: ends the session. */
export const registerLogout = (app: App, { audit }: Services, cookies: SessionCookies): void => {
  app.post(
    '/api/v2/user/logout',
    { schema: { response: { 204: noContentSchema } } },
    async (request, reply) => {
      await cookies.end(request, reply);
      audit('logout', { uid: callerOf(request).uid, ip: request.ip });
      return reply.code(204).send();
    },
  );
};
