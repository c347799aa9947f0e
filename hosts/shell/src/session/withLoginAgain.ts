import { isHttpError } from '@adviestool/contract/api/apiError';
import type { Transport } from '@adviestool/contract/api/transport';

import type { SessionControl } from './createSession.ts';

/** The backend asks for a login that this tab believes to have. */
const isLoginAsked = (error: unknown): boolean =>
  isHttpError(error, 403) &&
  (error.code === 'authenticated_only' ||
    error.serverMessage === 'This route can only be accessed by authenticated users.');

/** Who logs out wants no login for it. */
const LOGOUT = '/api/v2/user/logout';

/** What a call of a user who has logged out meanwhile comes to: its page goes, and nobody asks. */
const NEVER = new Promise<never>(() => undefined);

/**
 * A transport for pages: a call that is refused because the session has ended waits until the same
 * user has logged in again, and is then sent once more. The page and its input stay as they are.
 */
export const withLoginAgain = (
  api: Transport,
  { expired }: Pick<SessionControl, 'expired'>,
): Transport => {
  let logouts = 0;
  return {
    setCsrfToken: (token) => {
      api.setCsrfToken(token);
    },
    request: async (request) => {
      const isLogout = request.path === LOGOUT;
      if (isLogout) logouts += 1;
      const logoutsBefore = logouts;
      try {
        return await api.request(request);
      } catch (error) {
        if (!isLoginAsked(error) || isLogout) throw error;
        if (logouts !== logoutsBefore) return NEVER;
        if (!(await expired())) throw error;
        return api.request(request);
      }
    },
  };
};
