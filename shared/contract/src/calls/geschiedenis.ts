import {
  eenProjectRevisieSchema,
  projectRevisiesSchema,
  revisiesQuerySchema,
} from '../geschiedenis.ts';
import { projectRecordSchema } from '../project.ts';
import type { Call } from './call.ts';

/* The revisions of a project. */

export const fetchProjectRevisies = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId/revisies',
  right: 'read-project',
  query: revisiesQuerySchema,
  answer: projectRevisiesSchema,
} as const satisfies Call;

export const fetchProjectRevisie = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId/revisies/:revision',
  right: 'read-project',
  answer: eenProjectRevisieSchema,
} as const satisfies Call;

export const restoreProjectRevisie = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/revisies/:revision/terugzetten',
  right: 'write-project',
  showsRefusals: true,
  answer: projectRecordSchema,
  minimal: true,
} as const satisfies Call;
