import { z } from 'zod';

import { ledenSchema, lidVerwijderenBodySchema, rolBodySchema } from '../leden.ts';
import type { Call } from './call.ts';

/* The members of a company. */

export const fetchLeden = {
  method: 'GET',
  path: '/api/v2/group/:groupId/leden',
  right: 'administer',
  answer: ledenSchema,
} as const satisfies Call;

export const saveRol = {
  method: 'PUT',
  path: '/api/v2/group/:groupId/leden/:uid',
  right: 'administer',
  showsRefusals: true,
  body: rolBodySchema,
  answer: z.undefined(),
} as const satisfies Call;

export const removeLid = {
  method: 'POST',
  path: '/api/v2/group/:groupId/leden/:uid/verwijderen',
  right: 'administer',
  showsRefusals: true,
  body: lidVerwijderenBodySchema,
  answer: z.undefined(),
} as const satisfies Call;
