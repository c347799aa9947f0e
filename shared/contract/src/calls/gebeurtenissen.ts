import { gebeurtenissenQuerySchema, gebeurtenissenSchema } from '../gebeurtenissen.ts';
import type { Call } from './call.ts';

/* What happened in a company. */

export const fetchGebeurtenissen = {
  method: 'GET',
  path: '/api/v2/group/:groupId/gebeurtenissen',
  right: 'administer',
  query: gebeurtenissenQuerySchema,
  answer: gebeurtenissenSchema,
} as const satisfies Call;
