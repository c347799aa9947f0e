import type { Call } from './call.ts';

/* A project as a file. */

export const importProject = {
  method: 'POST',
  path: '/api/v2/group/:groupId/user/projects/importeren',
  right: 'create-project',
  showsRefusals: true,
} as const satisfies Call;

export const exportProject = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId/export',
  right: 'read-project',
} as const satisfies Call;
