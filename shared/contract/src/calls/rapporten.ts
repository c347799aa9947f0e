import { z } from 'zod';

import {
  rapportAanvraagSchema,
  rapportSchattingSchema,
  rapportStandSchema,
  rapportVraagSchema,
} from '../rapporten.ts';
import type { Call } from './call.ts';

/* Reports, of who is logged in and of who opened a link. */

export const askRapport = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/rapporten',
  right: 'read-project',
  showsRefusals: true,
  query: z.object({ schatting: z.literal('1').optional() }),
  body: rapportVraagSchema,
  status: 202,
  answer: rapportAanvraagSchema,
  other: rapportSchattingSchema,
} as const satisfies Call;

export const fetchRapportStand = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId/rapporten/:rapportId',
  right: 'read-project',
  answer: rapportStandSchema,
} as const satisfies Call;

export const fetchRapportBestand = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId/rapporten/:rapportId/bestand',
  right: 'read-project',
  query: z.object({ tonen: z.literal('1').optional() }),
  answer: null,
} as const satisfies Call;

export const fetchRapportAtOnce = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId/rapport.pdf',
  right: 'read-project',
  query: z.object({ gevelvullingen: z.string().optional() }),
  answer: null,
} as const satisfies Call;

const { sinds: _sinds, document: _document, ...alleenRapport } = rapportVraagSchema.shape;

/**
 * A reader with a link gets the report alone: the dossier holds what was filled in, too, and the history is not
 * theirs.
 */
export const askInzageRapport = {
  method: 'POST',
  path: '/api/v2/inzage/:inzageId/rapporten',
  right: 'inzage',
  showsRefusals: true,
  query: z.object({ schatting: z.literal('1').optional() }),
  body: z.strictObject({ ...alleenRapport, soort: z.literal('rapport') }),
  status: 202,
  answer: rapportAanvraagSchema,
  other: rapportSchattingSchema,
} as const satisfies Call;

export const fetchInzageRapportStand = {
  method: 'GET',
  path: '/api/v2/inzage/:inzageId/rapporten/:rapportId',
  right: 'inzage',
  showsRefusals: true,
  answer: rapportStandSchema,
} as const satisfies Call;

export const fetchInzageRapportBestand = {
  method: 'GET',
  path: '/api/v2/inzage/:inzageId/rapporten/:rapportId/bestand',
  right: 'inzage',
  showsRefusals: true,
  query: z.object({ tonen: z.literal('1').optional() }),
  answer: null,
} as const satisfies Call;
