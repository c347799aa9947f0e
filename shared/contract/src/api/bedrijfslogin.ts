import type { BedrijfsloginAntwoord, BedrijfsloginBody } from '../bedrijfslogin.ts';
import * as calls from '../calls/bedrijfslogin.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET group/{g}/bedrijfslogin`. @throws HttpError 403 for who is no administrator of the group */
export const fetchBedrijfslogin = (
  api: Transport,
  groupId: number,
): Promise<BedrijfsloginAntwoord> => ask(api, requestOf(calls.fetchBedrijfslogin, { groupId }));

/**
 * `PUT group/{g}/bedrijfslogin`, over what was read as `revisie`; absent: over whatever is stored.
 * @throws HttpError 422 when the provider does not answer as one, 409 also when something else is stored by now
 */
export const saveBedrijfslogin = (
  api: Transport,
  groupId: number,
  { revisie, ...body }: BedrijfsloginBody & { revisie?: string },
): Promise<BedrijfsloginAntwoord> =>
  ask(api, {
    ...requestOf(calls.saveBedrijfslogin, { groupId }),
    ...(revisie !== undefined && { headers: { 'If-Match': revisie } }),
    body,
  });

/** `DELETE group/{g}/bedrijfslogin`: who came in by it is logged out. */
export const removeBedrijfslogin = (api: Transport, groupId: number): Promise<void> =>
  ask(api, requestOf(calls.removeBedrijfslogin, { groupId }));
