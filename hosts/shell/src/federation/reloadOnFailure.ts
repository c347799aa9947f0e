import { log } from '../log/log.ts';
import type { PageLoader } from './createPageLoader.ts';
import { refreshFiles } from './refreshFiles.ts';
import { RemoteLoadError } from './RemoteLoadError.ts';
import { reloadPage } from './reloadPage.ts';

interface FailureOptions {
  /** The address that is being opened. */
  address: () => string;
  /** Addresses of the files of a page. */
  filesOf: (remoteId: string, pageId: string) => readonly string[];
}

const forever = (): Promise<never> => new Promise(() => {});

/**
 * A page loader that reloads the whole page when the files of a remote are gone, as after a new
 * release. A server that does not answer is not asked again: the user sees so at once. Another try
 * does not trust what the browser kept of the page's files.
 */
export const reloadOnFailure = (
  loadPage: PageLoader,
  { address, filesOf }: FailureOptions,
): PageLoader => {
  const failed = new Set<string>();
  return async (remoteId, pageId) => {
    const name = `${remoteId}/${pageId}`;
    try {
      if (failed.delete(name)) await refreshFiles(filesOf(remoteId, pageId));
      return await loadPage(remoteId, pageId);
    } catch (error) {
      log('warn', `The page ${name} could not be loaded.`, error);
      if (!(error instanceof RemoteLoadError) || error.isTimeout) throw error;
      failed.add(name);
      // The page stays as it is until the browser has left it.
      if (reloadPage(address())) return forever();
      throw error;
    }
  };
};
