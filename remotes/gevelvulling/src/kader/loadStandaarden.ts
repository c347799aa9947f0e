import { isApiError } from '@adviestool/contract/api/apiError';
import { fetchProjectStandaarden } from '@adviestool/contract/api/standaarden';
import { NIEUW } from '@adviestool/contract/paths';
import { projectIdOf } from '@adviestool/contract/projectAddress';
import type { HostApi, PageArgs } from '@adviestool/contract/remoteModule';
import type { Standaarden } from '@adviestool/contract/standaarden';

/**
 * What a new gevelvulling begins with; null for one that is there already. Without an answer it begins empty: the
 * user sees that and fills it in.
 */
export const loadStandaarden = async (
  { api, config, log }: HostApi,
  params: PageArgs['params'],
): Promise<Standaarden | null> => {
  if (params['gevelvullingId'] !== NIEUW) return null;
  try {
    const { groupId } = config.variant;
    return (await fetchProjectStandaarden(api, groupId, projectIdOf(params))).standaarden;
  } catch (error) {
    if (!isApiError(error)) throw error;
    log('warn', 'The standards of the project were not read.', error);
    return null;
  }
};
