import type { Call } from './call.ts';

/* Links that show a project, and what who has one sees. */

export const fetchInzageLinks = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId/inzagelinks',
  right: 'manage-project',
  showsRefusals: true,
} as const satisfies Call;

export const createInzageLink = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/inzagelinks',
  right: 'manage-project',
  showsRefusals: true,
  reflects: 'secret',
} as const satisfies Call;

export const withdrawInzageLink = {
  method: 'DELETE',
  path: '/api/v2/group/:groupId/project/:projectId/inzagelinks/:linkId',
  right: 'manage-project',
  showsRefusals: true,
} as const satisfies Call;

export const fetchGroepInzageLinks = {
  method: 'GET',
  path: '/api/v2/group/:groupId/inzagelinks',
  right: 'administer',
} as const satisfies Call;

export const openInzage = {
  method: 'POST',
  path: '/api/v2/inzage',
  right: 'any',
  showsRefusals: true,
} as const satisfies Call;

export const fetchInzage = {
  method: 'GET',
  path: '/api/v2/inzage/:inzageId',
  right: 'inzage',
  showsRefusals: true,
} as const satisfies Call;

export const fetchInzageCatalogus = {
  method: 'GET',
  path: '/api/v2/inzage/:inzageId/catalogus',
  right: 'inzage',
  showsRefusals: true,
} as const satisfies Call;
