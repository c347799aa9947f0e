import { projectRecordSchema } from '../project.ts';
import { dupliceerBodySchema } from '../projectBeheer.ts';
import type { Call } from './call.ts';

/* What is done with a project as a whole. */

export const duplicateProject = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/dupliceren',
  right: 'copy-project',
  heavy: 'always',
  showsRefusals: true,
  body: dupliceerBodySchema,
  status: 201,
  answer: projectRecordSchema,
} as const satisfies Call;

export const putProjectAway = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/archiveren',
  right: 'manage-project',
  showsRefusals: true,
  answer: projectRecordSchema,
} as const satisfies Call;

export const takeProjectBack = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/uit-archief',
  right: 'manage-project',
  showsRefusals: true,
  answer: projectRecordSchema,
} as const satisfies Call;
