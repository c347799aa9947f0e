import { z } from 'zod';

import { archiefSchema } from '../archief.ts';
import type { Call } from './call.ts';

/* All data of a company as one file. */

export const fetchArchief = {
  method: 'GET',
  path: '/api/v2/group/:groupId/archief',
  right: 'administer',
  answer: archiefSchema,
} as const satisfies Call;

export const askArchief = {
  method: 'POST',
  path: '/api/v2/group/:groupId/archief',
  right: 'administer',
  showsRefusals: true,
  status: 202,
  answer: archiefSchema,
} as const satisfies Call;

export const removeArchief = {
  method: 'DELETE',
  path: '/api/v2/group/:groupId/archief/:archiefId',
  right: 'administer',
  answer: z.undefined(),
} as const satisfies Call;

export const fetchArchiefBestand = {
  method: 'GET',
  path: '/api/v2/group/:groupId/archief/:archiefId/bestand',
  right: 'administer',
  showsRefusals: true,
  answer: null,
} as const satisfies Call;
