import * as calls from '../calls/gebeurtenissen.ts';
import type { Gebeurtenissen, GebeurtenissenQuery } from '../gebeurtenissen.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/gebeurtenissen`. @throws HttpError 403 for who is no administrator of the group */
export const fetchGebeurtenissen = (
  api: Transport,
  groupId: number,
  query: GebeurtenissenQuery,
): Promise<Gebeurtenissen> =>
  ask(api, { ...requestOf(calls.fetchGebeurtenissen, { groupId }), query: { ...query } });
