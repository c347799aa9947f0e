import { catalogusLijstSchema } from '../catalogusLijst.ts';
import type { Call } from './call.ts';

/* The catalogues that a group calculates with. */

export const fetchCatalogusLijst = {
  method: 'GET',
  path: '/api/v2/group/:groupId/catalogi',
  right: 'catalogue',
  answer: catalogusLijstSchema,
} as const satisfies Call;
