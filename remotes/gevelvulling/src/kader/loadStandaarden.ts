import { isApiError } from '@adviestool/contract/api/apiError';
import { fetchProjectStandaarden } from '@adviestool/contract/api/standaarden';
import { NIEUW } from '@adviestool/contract/paths';
import { projectIdOf } from '@adviestool/contract/projectAddress';
import type { HostApi, PageArgs } from '@adviestool/contract/remoteModule';
import type { Standaarden } from '@adviestool/contract/standaarden';

import { VAN } from '../wizard/steps.ts';

/**
 * What a new gevelvulling begins with; null for one that is there already, or is a copy. Without an answer it
 * begins empty: the user sees that and fills it in.
 */
export const loadStandaarden = async (
  host: HostApi,
  { params, request }: PageArgs,
): Promise<Standaarden | null> => {
  const isCopy = new URL(request.url).searchParams.has(VAN);
  if (params['gevelvullingId'] !== NIEUW || isCopy) return null;
  try {
    const { groupId } = host.config.variant;
    return (await fetchProjectStandaarden(host.api, groupId, projectIdOf(params))).standaarden;
  } catch (error) {
    if (!isApiError(error)) throw error;
    host.log('warn', 'The standards of the project were not read.', error);
    return null;
  }
};
