import * as calls from '../calls/uitnodiging.ts';
import type { GeopendeUitnodiging } from '../uitnodiging.ts';
import type { FormValues } from './account.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `POST /api/v2/uitnodiging/openen`. @throws HttpError 403 when the link is dead */
export const openUitnodiging = (api: Transport, token: string): Promise<GeopendeUitnodiging> =>
  ask(api, { ...requestOf(calls.openUitnodiging, {}), body: { token } });

/**
 * `POST /api/v2/uitnodiging/account`: makes the account, and logs it in unless its company lets nobody in by
 * password: the session has to be read anew. Gives what the backend says.
 * @throws HttpError 403 when the link is dead, 409 when the address has an account, 422
 */
export const registerByUitnodiging = async (
  api: Transport,
  token: string,
  values: FormValues,
): Promise<string> => {
  const body = { token, ...values };
  return (await ask(api, { ...requestOf(calls.registerByUitnodiging, {}), body })).message;
};

/**
 * `POST /api/v2/uitnodiging/meedoen`: who is logged in joins. Gives what the backend says.
 * @throws HttpError 403 when the link is dead
 */
export const joinByUitnodiging = async (api: Transport, token: string): Promise<string> => {
  const body = { token };
  return (await ask(api, { ...requestOf(calls.joinByUitnodiging, {}), body })).message;
};
