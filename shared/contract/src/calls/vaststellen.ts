import type { Call } from './call.ts';

/* Advices that are fixed, or no longer. */

export const fixAdviezen = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/vaststellen',
  right: 'write-project',
  showsRefusals: true,
} as const satisfies Call;

export const releaseAdviezen = {
  method: 'DELETE',
  path: '/api/v2/group/:groupId/project/:projectId/vaststellen',
  right: 'write-project',
  showsRefusals: true,
} as const satisfies Call;
