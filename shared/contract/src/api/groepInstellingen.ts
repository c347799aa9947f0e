import * as calls from '../calls/groepInstellingen.ts';
import type { GroepInstellingen } from '../groepInstellingen.ts';
import { requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/instellingen`, for its members. */
export const fetchGroepInstellingen = async (
  api: Transport,
  groupId: number,
): Promise<GroepInstellingen> => {
  const { data } = await api.request(requestOf(calls.fetchGroepInstellingen, { groupId }));
  return data;
};

/** `PUT /api/v2/group/{groupId}/instellingen`. @throws HttpError 403 for who is no administrator of the group */
export const saveGroepInstellingen = async (
  api: Transport,
  groupId: number,
  instellingen: GroepInstellingen,
): Promise<GroepInstellingen> => {
  const { data } = await api.request({
    ...requestOf(calls.saveGroepInstellingen, { groupId }),
    body: instellingen,
  });
  return data;
};
