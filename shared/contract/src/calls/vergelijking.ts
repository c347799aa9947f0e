import { vergelijkingQuerySchema, vergelijkingSchema } from '../vergelijking.ts';
import type { Call } from './call.ts';

/* What a project was, to compare it with what it is. */

export const fetchVergelijking = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId/vergelijking',
  right: 'read-project',
  showsRefusals: true,
  query: vergelijkingQuerySchema,
  answer: vergelijkingSchema,
} as const satisfies Call;
