import type { z } from 'zod';

import { RemoteContractError } from './RemoteContractError.ts';
import { remoteErrorOf } from './remoteErrorOf.ts';
import { loadedPageSchema, remotePagesSchema, type LoadedPage } from './remoteModuleSchema.ts';

export type PageLoader = (remoteId: string, pageId: string) => Promise<LoadedPage>;

/** Gives the pages of a remote, by id, as its module names them. */
type PagesOf = (remoteId: string) => Promise<unknown>;

type Pages = z.infer<typeof remotePagesSchema>;

/** What is kept by key, else what the call gives; a failure is not kept. */
const kept = async <T>(store: Map<string, T>, key: string, load: () => Promise<T>): Promise<T> => {
  const value = store.get(key) ?? (await load());
  store.set(key, value);
  return value;
};

const parsed = <T>(
  schema: z.ZodType<T>,
  value: unknown,
  { remoteId, what }: { remoteId: string; what: string },
): T => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new RemoteContractError(remoteId, `${what} has another form`, { cause: result.error });
};

/** Loads pages by remote and id; what was loaded once is kept, a failure is not. */
export const createPageLoader = (pagesOf: PagesOf): PageLoader => {
  const remotes = new Map<string, Pages>();
  const loaded = new Map<string, LoadedPage>();

  const loadPages = (remoteId: string): Promise<Pages> =>
    kept(remotes, remoteId, async () =>
      parsed(remotePagesSchema, await pagesOf(remoteId), { remoteId, what: 'its list of pages' }),
    );

  const openPage = async (remoteId: string, pageId: string): Promise<LoadedPage> => {
    const pages = await loadPages(remoteId);
    const open = pages[pageId];
    if (open === undefined) throw new RemoteContractError(remoteId, `it has no page ${pageId}`);
    let page: unknown;
    try {
      page = await open();
    } catch (cause) {
      throw remoteErrorOf(remoteId, cause);
    }
    return parsed(loadedPageSchema, page, { remoteId, what: `its page ${pageId}` });
  };

  return (remoteId, pageId) =>
    kept(loaded, `${remoteId}/${pageId}`, () => openPage(remoteId, pageId));
};
