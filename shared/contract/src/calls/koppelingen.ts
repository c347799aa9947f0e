import type { Call } from './call.ts';

/* What a project is connected to elsewhere. */

export const addExternalConnection = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/external-connections',
  right: 'write-project',
  showsRefusals: true,
} as const satisfies Call;

export const updateExternalConnection = {
  method: 'PUT',
  path: '/api/v2/group/:groupId/project/:projectId/external-connections/:connectionId',
  right: 'write-project',
  showsRefusals: true,
} as const satisfies Call;

export const removeExternalConnection = {
  method: 'DELETE',
  path: '/api/v2/group/:groupId/project/:projectId/external-connections/:connectionId',
  right: 'write-project',
  showsRefusals: true,
} as const satisfies Call;
