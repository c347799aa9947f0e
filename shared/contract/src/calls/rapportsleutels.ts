import { rapportsleutelsSchema } from '../rapportsleutels.ts';
import type { Call } from './call.ts';

/* What reports are signed with. */

export const fetchRapportsleutels = {
  method: 'GET',
  path: '/api/v2/rapportsleutels',
  right: 'none',
  answer: rapportsleutelsSchema,
} as const satisfies Call;
