import {
  signRequestAnswerSchema,
  signRequestBodySchema,
  type SignRequestBody,
} from '../signRequest.ts';
import type { Transport } from './transport.ts';

/** `POST /api/v2/sign_request`: signs the caller's own session. */
export const signRequest = async (api: Transport, body: SignRequestBody): Promise<string> => {
  const { data } = await api.request({
    method: 'POST',
    path: '/api/v2/sign_request',
    body: signRequestBodySchema.parse(body),
    answer: signRequestAnswerSchema,
  });
  return data.signature;
};
