import type { Call } from './call.ts';

/* Reports, of who is logged in and of who opened a link. */

export const fetchRapportsleutels = {
  method: 'GET',
  path: '/api/v2/rapportsleutels',
  right: 'none',
} as const satisfies Call;

export const askRapport = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/rapporten',
  right: 'read-project',
  showsRefusals: true,
} as const satisfies Call;

export const fetchRapportStand = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId/rapporten/:rapportId',
  right: 'read-project',
} as const satisfies Call;

export const fetchRapportBestand = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId/rapporten/:rapportId/bestand',
  right: 'read-project',
} as const satisfies Call;

export const fetchRapportAtOnce = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId/rapport.pdf',
  right: 'read-project',
} as const satisfies Call;

export const askInzageRapport = {
  method: 'POST',
  path: '/api/v2/inzage/:inzageId/rapporten',
  right: 'inzage',
  showsRefusals: true,
} as const satisfies Call;

export const fetchInzageRapportStand = {
  method: 'GET',
  path: '/api/v2/inzage/:inzageId/rapporten/:rapportId',
  right: 'inzage',
  showsRefusals: true,
} as const satisfies Call;

export const fetchInzageRapportBestand = {
  method: 'GET',
  path: '/api/v2/inzage/:inzageId/rapporten/:rapportId/bestand',
  right: 'inzage',
  showsRefusals: true,
} as const satisfies Call;
