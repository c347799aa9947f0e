import { z } from 'zod';

import { bedrijfsloginBodySchema, bedrijfsloginSchema } from '../bedrijfslogin.ts';
import type { Call } from './call.ts';

/* How a company logs in by its own provider. */

export const fetchBedrijfslogin = {
  method: 'GET',
  path: '/api/v2/group/:groupId/bedrijfslogin',
  right: 'administer',
  reflects: 'secret',
  answer: bedrijfsloginSchema,
} as const satisfies Call;

export const saveBedrijfslogin = {
  method: 'PUT',
  path: '/api/v2/group/:groupId/bedrijfslogin',
  right: 'administer',
  reflects: 'secret',
  showsRefusals: true,
  body: bedrijfsloginBodySchema,
  answer: bedrijfsloginSchema,
} as const satisfies Call;

export const removeBedrijfslogin = {
  method: 'DELETE',
  path: '/api/v2/group/:groupId/bedrijfslogin',
  right: 'administer',
  reflects: 'secret',
  showsRefusals: true,
  answer: z.undefined(),
} as const satisfies Call;
