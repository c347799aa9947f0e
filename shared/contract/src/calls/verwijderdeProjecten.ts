import { verwijderdeProjectenSchema } from '../verwijderdeProjecten.ts';
import type { Call } from './call.ts';

/* Projects that were deleted. */

/** Those that the caller manages, for as long as they are kept. */
export const fetchDeletedProjects = {
  method: 'GET',
  path: '/api/v2/group/:groupId/user/projects/verwijderd',
  right: 'manage-project',
  answer: verwijderdeProjectenSchema,
} as const satisfies Call;
