import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import { logout } from '@adviestool/contract/api/session';
import { LOGIN, PROJECTS } from '@adviestool/contract/paths';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import { currentUid } from '@adviestool/state/session';
import { redirect } from 'react-router';

import { dropWachtend, listWachtend, type WachtendProject } from '../wachtend/wachtend.ts';
import { UitlogVraag } from './UitlogVraag.tsx';

/**
 * Ends the session. A 403 says that there was none any more, which is what was asked for.
 * @param onEnded runs before anything of it is taken away
 * @returns where to go
 */
const endSession = async (
  host: HostApi,
  onEnded = async (): Promise<void> => undefined,
): Promise<string> => {
  try {
    await logout(host.api);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (!isHttpError(error, 403)) {
      host.showError(error);
      return PROJECTS;
    }
  }
  await onEnded();
  await host.session.ended();
  return LOGIN;
};

/** What cannot be taken away stays for who said it, and is asked about at the next logout. */
const loseWachtend = async (host: HostApi): Promise<void> => {
  try {
    await dropWachtend(currentUid());
  } catch (error) {
    host.log('warn', 'What waits could not be taken from this device.', error);
  }
};

/** What cannot be read is not lost by the logout: it stays for who said it. */
const readWachtend = async (host: HostApi): Promise<readonly WachtendProject[]> => {
  try {
    return await listWachtend(currentUid());
  } catch (error) {
    host.log('warn', 'What waits could not be read from this device.', error);
    return [];
  }
};

/** Ends the session; with something to send its user is asked first. */
const page = (host: HostApi): Page => ({
  Component: () => (
    <UitlogVraag host={host} onLeave={() => endSession(host, () => loseWachtend(host))} />
  ),
  loader: async () => {
    const wachtend = await readWachtend(host);
    return wachtend.length > 0 ? wachtend : redirect(await endSession(host));
  },
});

export default page;
