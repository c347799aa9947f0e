import { z } from 'zod';

import { bedrijfSchema, logoAntwoordSchema, logoBodySchema } from '../bedrijf.ts';
import type { Call } from './call.ts';

/* What members see of their company, and its logo. */

export const fetchBedrijf = {
  method: 'GET',
  path: '/api/v2/group/:groupId/bedrijf',
  right: 'member',
  answer: bedrijfSchema,
} as const satisfies Call;

export const fetchLogo = {
  method: 'GET',
  path: '/api/v2/group/:groupId/logo',
  right: 'member',
  answer: null,
} as const satisfies Call;

export const saveLogo = {
  method: 'PUT',
  path: '/api/v2/group/:groupId/logo',
  right: 'administer',
  showsRefusals: true,
  body: logoBodySchema,
  answer: logoAntwoordSchema,
} as const satisfies Call;

export const removeLogo = {
  method: 'DELETE',
  path: '/api/v2/group/:groupId/logo',
  right: 'administer',
  showsRefusals: true,
  answer: z.undefined(),
} as const satisfies Call;
