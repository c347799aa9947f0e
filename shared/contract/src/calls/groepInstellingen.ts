import { groepInstellingenSchema } from '../groepInstellingen.ts';
import type { Call } from './call.ts';

/* What members see of each other's projects. */

export const fetchGroepInstellingen = {
  method: 'GET',
  path: '/api/v2/group/:groupId/instellingen',
  right: 'member',
  answer: groepInstellingenSchema,
} as const satisfies Call;

export const saveGroepInstellingen = {
  method: 'PUT',
  path: '/api/v2/group/:groupId/instellingen',
  right: 'administer',
  showsRefusals: true,
  body: groepInstellingenSchema,
  answer: groepInstellingenSchema,
} as const satisfies Call;
