import { log } from '../log/log.ts';
import type { PageLoader } from './createPageLoader.ts';
import { RemoteLoadError } from './RemoteLoadError.ts';
import { reloadPage } from './reloadPage.ts';

const forever = (): Promise<never> => new Promise(() => {});

/**
 * A page loader that reloads the whole page when the files of a remote are gone, as after a new
 * release. A server that does not answer is not asked again: the user sees so at once.
 */
export const reloadOnFailure =
  (loadPage: PageLoader, address: () => string): PageLoader =>
  async (remoteId, pageId) => {
    try {
      return await loadPage(remoteId, pageId);
    } catch (error) {
      log('warn', `The page ${remoteId}/${pageId} could not be loaded.`, error);
      const mayReload = error instanceof RemoteLoadError && !error.isTimeout;
      // The page stays as it is until the browser has left it.
      if (mayReload && reloadPage(address())) return forever();
      throw error;
    }
  };
