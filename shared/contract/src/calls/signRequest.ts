import { signRequestAnswerSchema, signRequestBodySchema } from '../signRequest.ts';
import type { Call } from './call.ts';

/* A signature of the caller's own session. */

export const signRequest = {
  method: 'POST',
  path: '/api/v2/sign_request',
  right: 'authenticated',
  showsRefusals: true,
  reflects: 'secret',
  body: signRequestBodySchema,
  answer: signRequestAnswerSchema,
} as const satisfies Call;
