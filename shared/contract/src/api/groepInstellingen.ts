import * as calls from '../calls/groepInstellingen.ts';
import type { GroepInstellingen } from '../groepInstellingen.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/instellingen`, for its members. */
export const fetchGroepInstellingen = (
  api: Transport,
  groupId: number,
): Promise<GroepInstellingen> => ask(api, requestOf(calls.fetchGroepInstellingen, { groupId }));

/** `PUT /api/v2/group/{groupId}/instellingen`. @throws HttpError 403 for who is no administrator of the group */
export const saveGroepInstellingen = (
  api: Transport,
  groupId: number,
  instellingen: GroepInstellingen,
): Promise<GroepInstellingen> =>
  ask(api, { ...requestOf(calls.saveGroepInstellingen, { groupId }), body: instellingen });
