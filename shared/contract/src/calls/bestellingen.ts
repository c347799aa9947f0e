import { bestellingBodySchema, bestellingenSchema, bestellingSchema } from '../bestellingen.ts';
import type { Call } from './call.ts';

/* What was ordered for a project. */

export const fetchBestellingen = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId/bestellingen',
  right: 'read-project',
  answer: bestellingenSchema,
} as const satisfies Call;

/** One with the same id is the same order. */
export const saveBestelling = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/bestellingen',
  right: 'write-project',
  showsRefusals: true,
  body: bestellingBodySchema,
  answer: bestellingSchema,
} as const satisfies Call;
