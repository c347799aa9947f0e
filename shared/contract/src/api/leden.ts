import * as calls from '../calls/leden.ts';
import * as uitnodigingen from '../calls/uitnodigingen.ts';
import type { Leden, Uitnodiging, UitnodigingBody } from '../leden.ts';
import type { LidRol } from '../rollen.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET /api/v2/group/{groupId}/leden`. @throws HttpError 403 for who is no administrator of the group */
export const fetchLeden = (api: Transport, groupId: number): Promise<Leden> =>
  ask(api, requestOf(calls.fetchLeden, { groupId }));

/** `PUT …/leden/{uid}`. @throws HttpError 409 for the last administrator */
export const saveRol = (
  api: Transport,
  groupId: number,
  { uid, rol }: { uid: number; rol: LidRol },
): Promise<void> => ask(api, { ...requestOf(calls.saveRol, { groupId, uid }), body: { rol } });

/**
 * `POST …/leden/{uid}/verwijderen`: ends a membership and hands the projects over.
 * @param naar who gets the projects; null: there are none
 * @throws HttpError 409 for the last administrator, 422 when nobody gets the projects
 */
export const removeLid = (
  api: Transport,
  groupId: number,
  { uid, naar }: { uid: number; naar: number | null },
): Promise<void> => ask(api, { ...requestOf(calls.removeLid, { groupId, uid }), body: { naar } });

/** `POST …/uitnodigingen`: sends a mail. @throws HttpError 422 when a member has this address, 429 */
export const nodigUit = async (
  api: Transport,
  groupId: number,
  body: UitnodigingBody,
): Promise<Uitnodiging> =>
  (await ask(api, { ...requestOf(uitnodigingen.nodigUit, { groupId }), body })).uitnodiging;

/** `POST …/uitnodigingen/{id}/opnieuw`: another mail; the link of the former one ends. @throws HttpError 429 */
export const stuurUitnodigingOpnieuw = async (
  api: Transport,
  groupId: number,
  id: number,
): Promise<Uitnodiging> => {
  const asked = requestOf(uitnodigingen.stuurUitnodigingOpnieuw, { groupId, uitnodigingId: id });
  return (await ask(api, asked)).uitnodiging;
};

/** `POST …/uitnodigingen/{id}/link`: another link than that of the mail. @returns its token @throws HttpError 404 */
export const maakUitnodigingLink = async (
  api: Transport,
  groupId: number,
  id: number,
): Promise<string> => {
  const asked = requestOf(uitnodigingen.maakUitnodigingLink, { groupId, uitnodigingId: id });
  return (await ask(api, asked)).token;
};

/** `DELETE …/uitnodigingen/{id}`: its link does not work any more. */
export const trekUitnodigingIn = (api: Transport, groupId: number, id: number): Promise<void> =>
  ask(api, requestOf(uitnodigingen.trekUitnodigingIn, { groupId, uitnodigingId: id }));
