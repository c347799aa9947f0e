import { projectRapportenSchema } from '../rapporten.ts';
import type { Call } from './call.ts';

/* The reports of a project, for whoever may read it. */

export const fetchProjectRapporten = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId/rapporten',
  right: 'read-project',
  answer: projectRapportenSchema,
} as const satisfies Call;
