import { lijstBodySchema, projectLijstenSchema, projectLijstSchema } from '../lijsten.ts';
import type { Call } from './call.ts';

/* The lists (kozijnstaten) that were read into a project. */

export const fetchLijsten = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId/lijsten',
  right: 'read-project',
  answer: projectLijstenSchema,
} as const satisfies Call;

/** One with the same id is the same list. */
export const saveLijst = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/lijsten',
  right: 'write-project',
  showsRefusals: true,
  body: lijstBodySchema,
  answer: projectLijstSchema,
} as const satisfies Call;
