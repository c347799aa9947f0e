import type { Release } from '@adviestool/contract/release';
import { FILE_TIMEOUT } from '@adviestool/federation/fileTimeout';

import { log } from '../log/log.ts';
import type { RemoteLoadError } from './loadCause/remoteErrors.ts';
import { teksten } from './teksten.ts';

/** Whether the site that the host came from gives an answer, whatever it says. */
const isHostReachable = async (): Promise<boolean> => {
  try {
    await fetch('/release.json', { cache: 'no-store', signal: AbortSignal.timeout(FILE_TIMEOUT) });
    return true;
  } catch {
    return false;
  }
};

/** Says why a page of a remote did not come; null: that cannot be told. */
export type LoadErrorText = (error: RemoteLoadError) => Promise<string | null>;

/** Only who is offline, or does not reach the host itself, is sent to look at the own connection. */
export const createLoadErrorText =
  (remotes: Release['remotes']): LoadErrorText =>
  async (error) => {
    if (!navigator.onLine || !(await isHostReachable())) return teksten.geenVerbinding;
    try {
      const { explainLoadError } = await import('./loadCause/explainLoadError.ts');
      return await explainLoadError(error, { remotes, pathname: location.pathname });
    } catch (cause) {
      log('warn', 'What explains a failure could not be loaded.', cause);
      return null;
    }
  };
