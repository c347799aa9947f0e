import { login } from '@adviestool/contract/api/session';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { LoginBody } from '@adviestool/contract/session';
import { useSessionStore } from '@adviestool/state/session';

/**
 * Logs in and starts the session of this tab; false: the backend let the user in, and knows nobody at the next call
 * because the browser has not kept the cookie.
 * @throws what `login` throws
 */
export const startSession = async (host: HostApi, body: LoginBody): Promise<boolean> => {
  await host.session.started(await login(host.api, body));
  return useSessionStore.getState().status !== 'anonymous';
};
