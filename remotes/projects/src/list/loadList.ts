import { isApiError } from '@adviestool/contract/api/apiError';
import { fetchProjectSummaries, type ProjectSummaryList } from '@adviestool/contract/api/projects';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { openStorage } from '@adviestool/state/browserStorage';
import { readNewlyImported } from '@adviestool/state/newlyImported';
import { redirect } from 'react-router';

import type { BeginScherm } from '../begin/BeginScherm.tsx';
import { configSchema } from './configSchema.ts';
import { loadCode } from '../project/loadCode.ts';
import { isFiltered, listQueryOf, listStateFromUrl, listStateToUrl } from './listState.ts';

/** The projects, or why there are none to show. */
export type ListData =
  | {
      kind: 'list';
      list: ProjectSummaryList;
      /** The projects that were imported since the login. */
      newlyImported: readonly number[];
      /** In place of a list without projects; null: there are some, a filter hides them, or its code did not come. */
      Begin: typeof BeginScherm | null;
    }
  | { kind: 'error'; error: Error };

/** Before the page is drawn, so that nothing jumps. */
const loadBegin = async (host: HostApi): Promise<typeof BeginScherm | null> => {
  const code = await loadCode(host, () => import('../begin/BeginScherm.tsx'));
  return code?.BeginScherm ?? null;
};

/**
 * Fetches the projects that a URL asks for.
 * @throws a redirect to the last page for a page past the end
 */
export const loadList = async (host: HostApi, params: URLSearchParams): Promise<ListData> => {
  const { api, config } = host;
  const state = listStateFromUrl(params);
  try {
    const { projectsPerPage } = configSchema.parse(config.remote);
    const list = await fetchProjectSummaries(api, config.variant.groupId, {
      ...listQueryOf(state),
      limit: projectsPerPage,
    });
    const lastPage = Math.max(0, list.totalPages - 1);
    if (state.page <= lastPage) {
      const storage = openStorage('local', config.variant.id);
      return {
        kind: 'list',
        list,
        newlyImported: readNewlyImported(storage),
        Begin: list.total === 0 && !isFiltered(state) ? await loadBegin(host) : null,
      };
    }
    throw redirect(`/?${listStateToUrl({ ...state, page: lastPage }).toString()}`);
  } catch (error) {
    if (!isApiError(error)) throw error;
    // The page says what is missing and offers another try; the host says why.
    host.showError(error);
    return { kind: 'error', error };
  }
};
