import { collegasSchema, overdrachtBodySchema, overgedragenSchema } from '../collegas.ts';
import type { Call } from './call.ts';

/* To whom a project goes. */

export const fetchCollegas = {
  method: 'GET',
  path: '/api/v2/group/:groupId/collegas',
  right: 'member',
  answer: collegasSchema,
} as const satisfies Call;

export const handOverProject = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/overdragen',
  right: 'manage-project',
  showsRefusals: true,
  givesAway: true,
  body: overdrachtBodySchema,
  answer: overgedragenSchema,
  minimal: true,
} as const satisfies Call;
