import { catalogusSchema } from '../catalogus.ts';
import { catalogusNaamSchema } from '../catalogusNaam.ts';
import type { Call } from './call.ts';

/* A catalogue that a group calculates with. */

export const fetchCatalogus = {
  method: 'GET',
  path: '/api/v2/group/:groupId/catalogi/:id/:versie',
  right: 'catalogue',
  params: catalogusNaamSchema.loose(),
  answer: catalogusSchema,
} as const satisfies Call;
