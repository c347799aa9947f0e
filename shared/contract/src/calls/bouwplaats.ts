import { catalogusSchema } from '../catalogus.ts';
import { bouwplaatsSchema } from '../inzage.ts';
import {
  bouwplaatsMontageBodySchema,
  montageFotoBodySchema,
  montageFotoSchema,
  montageInvoerSchema,
  montageSchema,
} from '../montage.ts';
import type { Call } from './call.ts';

/* What who has a link for the building site may do, and nothing else. */

export const fetchBouwplaats = {
  method: 'GET',
  path: '/api/v2/inzage/:inzageId/bouwplaats',
  right: 'bouwplaats',
  showsRefusals: true,
  answer: bouwplaatsSchema,
} as const satisfies Call;

export const fetchBouwplaatsCatalogus = {
  method: 'GET',
  path: '/api/v2/inzage/:inzageId/bouwplaats/catalogus',
  right: 'bouwplaats',
  showsRefusals: true,
  answer: catalogusSchema,
} as const satisfies Call;

export const fetchBouwplaatsMontage = {
  method: 'GET',
  path: '/api/v2/inzage/:inzageId/bouwplaats/montage',
  right: 'bouwplaats',
  showsRefusals: true,
  answer: montageSchema,
} as const satisfies Call;

/** Its Idempotency-Key is asked for. */
export const addBouwplaatsMontage = {
  method: 'POST',
  path: '/api/v2/inzage/:inzageId/bouwplaats/montage/:gevelvullingId',
  right: 'bouwplaats',
  showsRefusals: true,
  body: bouwplaatsMontageBodySchema,
  status: 201,
  answer: montageInvoerSchema,
} as const satisfies Call;

/** Its Idempotency-Key is asked for. */
export const addBouwplaatsFoto = {
  method: 'POST',
  path: '/api/v2/inzage/:inzageId/bouwplaats/fotos',
  right: 'bouwplaats',
  showsRefusals: true,
  body: montageFotoBodySchema,
  status: 201,
  answer: montageFotoSchema,
} as const satisfies Call;

export const fetchBouwplaatsFoto = {
  method: 'GET',
  path: '/api/v2/inzage/:inzageId/bouwplaats/fotos/:fotoId',
  right: 'bouwplaats',
  showsRefusals: true,
  answer: null,
} as const satisfies Call;
