import * as calls from '../calls/onderdelen.ts';
import type { Onderdelen } from '../onderdelen.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/onderdelen`. @throws HttpError 403 for who is no administrator of the group */
export const fetchOnderdelen = (api: Transport, groupId: number): Promise<Onderdelen> =>
  ask(api, requestOf(calls.fetchOnderdelen, { groupId }));
