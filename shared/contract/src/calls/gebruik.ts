import { gebruikSchema } from '../gebruik.ts';
import type { Call } from './call.ts';

/* What the projects of a company take. */

export const fetchGebruik = {
  method: 'GET',
  path: '/api/v2/group/:groupId/gebruik',
  right: 'administer',
  answer: gebruikSchema,
} as const satisfies Call;
