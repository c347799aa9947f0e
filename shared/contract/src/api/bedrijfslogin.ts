import type { BedrijfsloginAntwoord, BedrijfsloginBody } from '../bedrijfslogin.ts';
import * as calls from '../calls/bedrijfslogin.ts';
import { requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `GET group/{g}/bedrijfslogin`. @throws HttpError 403 for who is no administrator of the group */
export const fetchBedrijfslogin = async (
  api: Transport,
  groupId: number,
): Promise<BedrijfsloginAntwoord> => {
  const { data } = await api.request(requestOf(calls.fetchBedrijfslogin, { groupId }));
  return data;
};

/** `PUT group/{g}/bedrijfslogin`. @throws HttpError 422 when the provider does not answer as one, 409 */
export const saveBedrijfslogin = async (
  api: Transport,
  groupId: number,
  body: BedrijfsloginBody,
): Promise<BedrijfsloginAntwoord> => {
  const { data } = await api.request({
    ...requestOf(calls.saveBedrijfslogin, { groupId }),
    body,
  });
  return data;
};

/** `DELETE group/{g}/bedrijfslogin`: who came in by it is logged out. */
export const removeBedrijfslogin = async (api: Transport, groupId: number): Promise<void> => {
  await api.request(requestOf(calls.removeBedrijfslogin, { groupId }));
};
