import type { Call } from './call.ts';

/* Projects: their list, one of them, its parts, and to whom it goes. */

export const fetchProjects = {
  method: 'GET',
  path: '/api/v2/group/:groupId/user/projects',
  right: 'read-project',
} as const satisfies Call;

export const createProject = {
  method: 'POST',
  path: '/api/v2/group/:groupId/user/projects',
  right: 'create-project',
  showsRefusals: true,
} as const satisfies Call;

export const fetchProject = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId',
  right: 'read-project',
} as const satisfies Call;

export const updateProject = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId',
  right: 'write-project',
  showsRefusals: true,
} as const satisfies Call;

export const deleteProject = {
  method: 'DELETE',
  path: '/api/v2/group/:groupId/project/:projectId',
  right: 'manage-project',
  showsRefusals: true,
} as const satisfies Call;

export const restoreProject = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/restore',
  right: 'manage-project',
  showsRefusals: true,
  findsDeleted: true,
} as const satisfies Call;

export const duplicateProject = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/dupliceren',
  right: 'copy-project',
  showsRefusals: true,
} as const satisfies Call;

export const putProjectAway = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/archiveren',
  right: 'manage-project',
  showsRefusals: true,
} as const satisfies Call;

export const takeProjectBack = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/uit-archief',
  right: 'manage-project',
  showsRefusals: true,
} as const satisfies Call;

export const saveGevelvulling = {
  method: 'PUT',
  path: '/api/v2/group/:groupId/project/:projectId/gevelvulling/:gevelvullingId',
  right: 'write-project',
  showsRefusals: true,
  revises: 'part',
} as const satisfies Call;

export const saveGevelvullingen = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/gevelvullingen',
  right: 'write-project',
  showsRefusals: true,
} as const satisfies Call;

export const saveGegevens = {
  method: 'PUT',
  path: '/api/v2/group/:groupId/project/:projectId/gegevens',
  right: 'write-project',
  showsRefusals: true,
  revises: 'part',
} as const satisfies Call;

export const fetchCollegas = {
  method: 'GET',
  path: '/api/v2/group/:groupId/collegas',
  right: 'member',
} as const satisfies Call;

export const handOverProject = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/overdragen',
  right: 'manage-project',
  showsRefusals: true,
  givesAway: true,
} as const satisfies Call;
