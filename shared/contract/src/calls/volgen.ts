import { projectStandSchema, volgQuerySchema } from '../volgen.ts';
import type { Call } from './call.ts';

/* Who has a project on the screen, and that somebody saved it. */

/** A stream of server-sent events (`VOLG_EVENTS`). */
export const followProject = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId/volgen',
  right: 'read-project',
  isUnattended: true,
  query: volgQuerySchema,
  answer: null,
} as const satisfies Call;

/** The same, once: where no stream comes through. */
export const fetchStand = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId/stand',
  right: 'read-project',
  isUnattended: true,
  query: volgQuerySchema,
  answer: projectStandSchema,
} as const satisfies Call;
