import type { HostApi } from '@adviestool/contract/remoteModule';

import { loadRemoteModule, type RemoteRuntime } from './loadRemoteModule.ts';
import { RemoteContractError } from './RemoteContractError.ts';
import { RemoteLoadError } from './RemoteLoadError.ts';
import { loadedPageSchema, remotePagesSchema, type LoadedPage } from './remoteModuleSchema.ts';

export type PageLoader = (remoteId: string, pageId: string) => Promise<LoadedPage>;

interface PageLoaderOptions {
  runtime: RemoteRuntime;
  hostApiOf: (remoteId: string) => HostApi;
}

/** Loads pages by remote and id; a page that was loaded once is kept, a failure is not. */
export const createPageLoader = ({ runtime, hostApiOf }: PageLoaderOptions): PageLoader => {
  const loaded = new Map<string, LoadedPage>();

  const loadPage: PageLoader = async (remoteId, pageId) => {
    const module = await loadRemoteModule(runtime, remoteId);
    const pages = remotePagesSchema.safeParse(module.pages(hostApiOf(remoteId)));
    const open = pages.data?.[pageId];
    if (open === undefined) throw new RemoteContractError(remoteId, `it has no page ${pageId}`);
    let value: unknown;
    try {
      value = await open();
    } catch (cause) {
      throw new RemoteLoadError(remoteId, { cause });
    }
    const page = loadedPageSchema.safeParse(value);
    if (!page.success) {
      throw new RemoteContractError(remoteId, `its page ${pageId} has another form`, {
        cause: page.error,
      });
    }
    return page.data;
  };

  return async (remoteId, pageId) => {
    const key = `${remoteId}/${pageId}`;
    const page = loaded.get(key) ?? (await loadPage(remoteId, pageId));
    loaded.set(key, page);
    return page;
  };
};
