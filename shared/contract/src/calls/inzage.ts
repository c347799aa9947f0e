import { z } from 'zod';

import { catalogusSchema } from '../catalogus.ts';
import { inzageGeopendSchema, inzageSchema } from '../inzage.ts';
import type { Call } from './call.ts';

/* What who has a link sees. */

export const openInzage = {
  method: 'POST',
  path: '/api/v2/inzage',
  right: 'any',
  showsRefusals: true,
  body: z.strictObject({ token: z.string().max(512) }),
  answer: inzageGeopendSchema,
} as const satisfies Call;

export const fetchInzage = {
  method: 'GET',
  path: '/api/v2/inzage/:inzageId',
  right: 'inzage',
  showsRefusals: true,
  answer: inzageSchema,
} as const satisfies Call;

export const fetchInzageCatalogus = {
  method: 'GET',
  path: '/api/v2/inzage/:inzageId/catalogus',
  right: 'inzage',
  showsRefusals: true,
  answer: catalogusSchema,
} as const satisfies Call;
