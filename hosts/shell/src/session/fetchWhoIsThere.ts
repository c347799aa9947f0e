import { isHttpError } from '@adviestool/contract/api/apiError';
import { fetchCsrfToken, fetchCurrentUser, fetchGroup } from '@adviestool/contract/api/session';
import { fetchStart, type Start } from '@adviestool/contract/api/start';
import type { Transport } from '@adviestool/contract/api/transport';
import type { Group } from '@adviestool/contract/session';

const fetchGroupUnlessForbidden = async (
  api: Transport,
  groupId: number,
): Promise<Group | null> => {
  try {
    return await fetchGroup(api, groupId);
  } catch (error) {
    if (isHttpError(error, 403)) return null;
    throw error;
  }
};

/** What a backend without the call for all three is asked one after another. */
const fetchEach = async (api: Transport, groupId: number): Promise<Start> => ({
  csrfToken: await fetchCsrfToken(api),
  user: await fetchCurrentUser(api),
  group: await fetchGroupUnlessForbidden(api, groupId),
});

/** Token, user and group; a group that is null is closed to this user. */
export const fetchWhoIsThere = async (api: Transport, groupId: number): Promise<Start> => {
  try {
    return await fetchStart(api, groupId);
  } catch (error) {
    if (isHttpError(error, 404)) return fetchEach(api, groupId);
    throw error;
  }
};
