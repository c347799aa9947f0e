import { onderdelenSchema } from '../onderdelen.ts';
import type { Call } from './call.ts';

/* What the site runs for a company. */

export const fetchOnderdelen = {
  method: 'GET',
  path: '/api/v2/group/:groupId/onderdelen',
  right: 'administer',
  answer: onderdelenSchema,
} as const satisfies Call;
