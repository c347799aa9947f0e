import { accountAnswerSchema, cancelBodySchema, gegevensBodySchema } from '../account.ts';
import { backendFormSchema } from '../backendForm.ts';
import type { Call } from './call.ts';

/* What a user may ask of all that is kept. */

export const fetchGegevensForm = {
  method: 'GET',
  path: '/api/v2/user/gegevens',
  right: 'authenticated',
  answer: backendFormSchema,
} as const satisfies Call;

export const fetchEigenGegevens = {
  method: 'POST',
  path: '/api/v2/user/gegevens',
  right: 'authenticated',
  body: gegevensBodySchema,
  answer: null,
} as const satisfies Call;

export const fetchCancelForm = {
  method: 'GET',
  path: '/api/v2/user/cancel',
  right: 'authenticated',
  answer: backendFormSchema,
} as const satisfies Call;

export const cancelAccount = {
  method: 'POST',
  path: '/api/v2/user/cancel',
  right: 'authenticated',
  body: cancelBodySchema,
  answer: accountAnswerSchema,
} as const satisfies Call;
