import { isApiError } from '@adviestool/contract/api/apiError';
import { fetchProjectSummaries, type ProjectSummaryList } from '@adviestool/contract/api/projects';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { openStorage } from '@adviestool/state/browserStorage';
import { readNewlyImported } from '@adviestool/state/newlyImported';
import { redirect } from 'react-router';

import { configSchema } from '../configSchema.ts';
import { listQueryOf, listStateFromUrl, listStateToUrl } from './listState.ts';

/** The projects, or why there are none to show. */
export type ListData =
  | {
      kind: 'list';
      list: ProjectSummaryList;
      /** The projects that were imported since the login. */
      newlyImported: readonly number[];
    }
  | { kind: 'error'; error: Error };

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
      return { kind: 'list', list, newlyImported: readNewlyImported(storage) };
    }
    throw redirect(`/?${listStateToUrl({ ...state, page: lastPage }).toString()}`);
  } catch (error) {
    if (!isApiError(error)) throw error;
    // The page says what is missing and offers another try; the host says why.
    host.showError(error);
    return { kind: 'error', error };
  }
};
