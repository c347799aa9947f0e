import * as calls from '../calls/signRequest.ts';
import { signRequestBodySchema, type SignRequestBody } from '../signRequest.ts';
import { ask, requestOf } from './requestOf.ts';
import type { Transport } from './transport.ts';

/** `POST /api/v2/sign_request`: signs the caller's own session. */
export const signRequest = async (api: Transport, body: SignRequestBody): Promise<string> =>
  (await ask(api, { ...requestOf(calls.signRequest, {}), body: signRequestBodySchema.parse(body) }))
    .signature;
