import * as calls from '../calls/gebeurtenissen.ts';
import type { Gebeurtenissen, GebeurtenissenQuery } from '../gebeurtenissen.ts';
import { requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/gebeurtenissen`. @throws HttpError 403 for who is no administrator of the group */
export const fetchGebeurtenissen = async (
  api: Transport,
  groupId: number,
  query: GebeurtenissenQuery,
): Promise<Gebeurtenissen> => {
  const asked = requestOf(calls.fetchGebeurtenissen, { groupId });
  return (await api.request({ ...asked, query: { ...query } })).data;
};
