import { isApiError } from '@adviestool/contract/api/apiError';
import { fetchProjectRevisies } from '@adviestool/contract/api/geschiedenis';
import type { ProjectRevisie } from '@adviestool/contract/geschiedenis';
import type { HostApi } from '@adviestool/contract/remoteModule';

/** The newest revisions of a project; without them it is only not known who changed something. */
export const fetchNewestRevisies = async (
  { api, config }: Pick<HostApi, 'api' | 'config'>,
  projectId: number,
): Promise<readonly ProjectRevisie[]> => {
  try {
    const page = { projectId, page: 0 };
    return (await fetchProjectRevisies(api, config.variant.groupId, page)).revisies;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return [];
  }
};
