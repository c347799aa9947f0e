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

/**
 * A transport for pages: a call that is refused because the session has ended waits until the same
 * user has logged in again, and is then sent once more. The page and its input stay as they are.
 */
export const withLoginAgain = (
  api: Transport,
  { expired }: Pick<SessionControl, 'expired'>,
): Transport => ({
  setCsrfToken: (token) => {
    api.setCsrfToken(token);
  },
  request: async (request) => {
    try {
      return await api.request(request);
    } catch (error) {
      if (!isLoginAsked(error) || request.path === LOGOUT) throw error;
      if (!(await expired())) throw error;
      return api.request(request);
    }
  },
});
