import * as calls from '../calls/gebruik.ts';
import type { Gebruik } from '../gebruik.ts';
import { requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/gebruik`. @throws HttpError 403 for who is no administrator of the group */
export const fetchGebruik = async (api: Transport, groupId: number): Promise<Gebruik> => {
  const { data } = await api.request(requestOf(calls.fetchGebruik, { groupId }));
  return data;
};
