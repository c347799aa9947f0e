import * as calls from '../calls/gebruik.ts';
import type { Gebruik } from '../gebruik.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/gebruik`. @throws HttpError 403 for who is no administrator of the group */
export const fetchGebruik = (api: Transport, groupId: number): Promise<Gebruik> =>
  ask(api, requestOf(calls.fetchGebruik, { groupId }));
