import { z } from 'zod';

import { projectRecordSchema } from '../project.ts';
import { projectListAnswerSchema, projectSummaryListAnswerSchema } from '../projectList.ts';
import { projectListQuerySchema } from '../backend/projectListQuery.ts';
import { projectWithRevisiesSchema } from '../projectWithRevisies.ts';
import { projectWriteSchema } from '../backend/projectWrite.ts';
import type { Call } from './call.ts';

/* Projects: their list, and one of them. */

/** With `view=summary` without the gevelvullingen. */
export const fetchProjects = {
  method: 'GET',
  path: '/api/v2/group/:groupId/user/projects',
  right: 'read-project',
  query: projectListQuerySchema,
  answer: projectSummaryListAnswerSchema,
  other: projectListAnswerSchema,
} as const satisfies Call;

export const createProject = {
  method: 'POST',
  path: '/api/v2/group/:groupId/user/projects',
  right: 'create-project',
  heavy: 'large',
  showsRefusals: true,
  body: projectWriteSchema,
  status: 201,
  answer: projectRecordSchema,
} as const satisfies Call;

export const fetchProject = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId',
  right: 'read-project',
  readsProject: true,
  query: z.object({ revisies: z.enum(['0', '1']).default('0') }),
  answer: projectRecordSchema,
  other: projectWithRevisiesSchema,
} as const satisfies Call;

export const updateProject = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId',
  right: 'write-project',
  showsRefusals: true,
  body: projectWriteSchema,
  answer: projectRecordSchema,
  minimal: true,
} as const satisfies Call;

export const deleteProject = {
  method: 'DELETE',
  path: '/api/v2/group/:groupId/project/:projectId',
  right: 'manage-project',
  showsRefusals: true,
  answer: z.undefined(),
} as const satisfies Call;

export const restoreProject = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/restore',
  right: 'manage-project',
  showsRefusals: true,
  findsDeleted: true,
  answer: projectRecordSchema,
} as const satisfies Call;
