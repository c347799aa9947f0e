import { gebruikSchema } from '../gebruik.ts';
import type { DeclaredCall } from './call.ts';

/* What the projects of a company take. */

export const fetchGebruik = {
  method: 'GET',
  path: '/api/v2/group/:groupId/gebruik',
  right: 'administer',
  answer: gebruikSchema,
} as const satisfies DeclaredCall;
