import type { HostApi } from '@adviestool/contract/remoteModule';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';
import { z } from 'zod';

import type { BegunPage } from '../first/begun.ts';
import { log } from '../log/log.ts';
import type { TellFailure } from './createFailureTeller.ts';
import { functionOf, openPart, type LoadedRemote } from './loadRemote.ts';
import { reloadPage } from './reloadPage.ts';
import { RemoteLoadError } from './loadCause/remoteErrors.ts';
import { refreshFiles } from './remoteFiles.ts';

const componentSchema = z.custom<ComponentType>(
  (value) => typeof value === 'function' || (typeof value === 'object' && value !== null),
);

/** A page as the router renders it. */
const pageSchema = z.object({
  Component: componentSchema,
  loader:
    functionOf<(args: Pick<LoaderFunctionArgs, 'params' | 'request'>) => unknown>().optional(),
  shouldRevalidate: functionOf<ShouldRevalidateFunction>().optional(),
});

export type OpenedPage = z.infer<typeof pageSchema>;

export type PageOpener = (remoteId: string, pageId: string) => Promise<OpenedPage>;

/** What remotes are opened with. */
export interface Opening {
  loadModule: (remoteId: string) => Promise<LoadedRemote>;
  hostApiFor: (remoteId: string) => HostApi | Promise<HostApi>;
}

interface Pages {
  open: PageOpener;
  /** Opens a page that may be asked for next, if code of its remote runs already; a failure is dropped. */
  openAhead: (page: BegunPage) => void;
}

interface PageOpening extends Opening {
  /** Opened at once, before anybody asks: what will most likely be the first page. */
  ahead?: readonly BegunPage[];
}

/**
 * Opens pages by remote and id; what was opened once is kept, a failure is not.
 * @throws RemoteLoadError, RemoteContractError, or what the remote throws
 */
export const createPageOpener = ({ loadModule, hostApiFor, ahead = [] }: PageOpening): Pages => {
  const running = new Set<string>();
  const opened = new Map<string, Promise<OpenedPage>>();

  const load: PageOpener = async (remoteId, pageId) => {
    const { pages } = await loadModule(remoteId);
    running.add(remoteId);
    return openPart(
      { remoteId, name: `page ${pageId}`, load: pages[pageId], schema: pageSchema },
      await hostApiFor(remoteId),
    );
  };

  const open: PageOpener = (remoteId, pageId) => {
    const key = `${remoteId}/${pageId}`;
    const known = opened.get(key);
    if (known !== undefined) return known;
    const page = load(remoteId, pageId);
    opened.set(key, page);
    // Who asked hears of it, the next one tries again.
    page.catch(() => opened.delete(key));
    return page;
  };

  for (const { remoteId, pageId } of ahead) void open(remoteId, pageId);

  return {
    open,
    openAhead: ({ remoteId, pageId }) => {
      if (running.has(remoteId)) void open(remoteId, pageId);
    },
  };
};

interface FailureOptions {
  /** The address that is being opened. */
  address: () => string;
  /** Addresses of the files of a page. */
  filesOf: (remoteId: string, pageId: string) => readonly string[];
  tellFailure: TellFailure;
}

const forever = (): Promise<never> => new Promise(() => {});

/**
 * Opens pages, and reloads the whole page when the files of a remote are gone, as after a new
 * release. A server that does not answer is not asked again: the user sees so at once. Another try
 * does not trust what the browser kept of the page's files.
 */
export const reloadOnFailure = (
  openPage: PageOpener,
  { address, filesOf, tellFailure }: FailureOptions,
): PageOpener => {
  const failed = new Set<string>();
  return async (remoteId, pageId) => {
    const name = `${remoteId}/${pageId}`;
    try {
      if (failed.delete(name)) await refreshFiles(filesOf(remoteId, pageId));
      return await openPage(remoteId, pageId);
    } catch (error) {
      log('warn', `The page ${name} could not be loaded.`, error);
      tellFailure(remoteId, pageId, error);
      if (!(error instanceof RemoteLoadError) || error.isTimeout) throw error;
      failed.add(name);
      // The page stays as it is until the browser has left it.
      if (reloadPage(address())) return forever();
      throw error;
    }
  };
};
