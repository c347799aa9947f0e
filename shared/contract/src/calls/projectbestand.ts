import { z } from 'zod';

import { projectRecordSchema } from '../project.ts';
import { PROJECT_BESTAND_LIMIT, projectBestandSchema } from '../projectBestand.ts';
import type { Call } from './call.ts';

/* A project as a file. */

/** A body of another form is refused in words. */
export const importProject = {
  method: 'POST',
  path: '/api/v2/group/:groupId/user/projects/importeren',
  right: 'create-project',
  heavy: 'always',
  showsRefusals: true,
  size: PROJECT_BESTAND_LIMIT,
  body: z.looseObject({}),
  status: 201,
  answer: projectRecordSchema,
} as const satisfies Call;

export const exportProject = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId/export',
  right: 'read-project',
  answer: null,
  content: projectBestandSchema,
} as const satisfies Call;
