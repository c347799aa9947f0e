import * as calls from '../calls/onderdelen.ts';
import type { Onderdelen } from '../onderdelen.ts';
import { requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/onderdelen`. @throws HttpError 403 for who is no administrator of the group */
export const fetchOnderdelen = async (api: Transport, groupId: number): Promise<Onderdelen> => {
  const { data } = await api.request(requestOf(calls.fetchOnderdelen, { groupId }));
  return data;
};
