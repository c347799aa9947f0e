import { accountAnswerSchema } from '../account.ts';
import { geopendeUitnodigingSchema, type GeopendeUitnodiging } from '../uitnodiging.ts';
import type { FormValues } from './account.ts';
import type { Transport } from './transport.ts';

const PATH = '/api/v2/uitnodiging';

const send = async (api: Transport, what: string, body: FormValues): Promise<string> => {
  const { data } = await api.request({
    method: 'POST',
    path: `${PATH}/${what}`,
    body,
    answer: accountAnswerSchema,
  });
  return data.message;
};

/** `POST /api/v2/uitnodiging/openen`. @throws HttpError 403 when the link is dead */
export const openUitnodiging = async (
  api: Transport,
  token: string,
): Promise<GeopendeUitnodiging> => {
  const { data } = await api.request({
    method: 'POST',
    path: `${PATH}/openen`,
    body: { token },
    answer: geopendeUitnodigingSchema,
  });
  return data;
};

/**
 * `POST /api/v2/uitnodiging/account`: makes the account and logs it in: the session has to be read anew.
 * @throws HttpError 403 when the link is dead, 409 when the address has an account, 422
 */
export const registerByUitnodiging = (
  api: Transport,
  token: string,
  values: FormValues,
): Promise<string> => send(api, 'account', { token, ...values });

/** `POST /api/v2/uitnodiging/meedoen`: who is logged in joins. @throws HttpError 403 when the link is dead */
export const joinByUitnodiging = (api: Transport, token: string): Promise<string> =>
  send(api, 'meedoen', { token });
