import {
  montageBodySchema,
  montageFotoBodySchema,
  montageFotoSchema,
  montageInvoerSchema,
  montageSchema,
} from '../montage.ts';
import type { Call } from './call.ts';

/* What was mounted on site, for who is logged in. */

export const fetchMontage = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId/montage',
  right: 'read-project',
  answer: montageSchema,
} as const satisfies Call;

/** Its Idempotency-Key is asked for. */
export const addMontage = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/montage/:gevelvullingId',
  right: 'write-project',
  showsRefusals: true,
  body: montageBodySchema,
  status: 201,
  answer: montageInvoerSchema,
} as const satisfies Call;

/** Its Idempotency-Key is asked for. */
export const addMontageFoto = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/montagefotos',
  right: 'write-project',
  showsRefusals: true,
  body: montageFotoBodySchema,
  status: 201,
  answer: montageFotoSchema,
} as const satisfies Call;

export const fetchMontageFoto = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId/montagefotos/:fotoId',
  right: 'read-project',
  showsRefusals: true,
  answer: null,
} as const satisfies Call;
