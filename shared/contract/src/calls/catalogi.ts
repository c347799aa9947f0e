import type { Call } from './call.ts';

/* The catalogues that a group calculates with. */

export const fetchCatalogusLijst = {
  method: 'GET',
  path: '/api/v2/group/:groupId/catalogi',
  right: 'catalogue',
} as const satisfies Call;

export const fetchCatalogus = {
  method: 'GET',
  path: '/api/v2/group/:groupId/catalogi/:id/:versie',
  right: 'catalogue',
} as const satisfies Call;
