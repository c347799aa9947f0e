import { z } from 'zod';

import { externalConnectionBodySchema, externalConnectionSchema } from '../externalConnection.ts';
import type { Call } from './call.ts';

/* What a project is connected to elsewhere. */

export const addExternalConnection = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/external-connections',
  right: 'write-project',
  showsRefusals: true,
  body: externalConnectionBodySchema,
  status: 201,
  answer: externalConnectionSchema,
} as const satisfies Call;

/** Of which file the model was read last. */
export const updateExternalConnection = {
  method: 'PUT',
  path: '/api/v2/group/:groupId/project/:projectId/external-connections/:connectionId',
  right: 'write-project',
  showsRefusals: true,
  body: externalConnectionBodySchema.pick({ data: true }),
  answer: externalConnectionSchema,
} as const satisfies Call;

export const removeExternalConnection = {
  method: 'DELETE',
  path: '/api/v2/group/:groupId/project/:projectId/external-connections/:connectionId',
  right: 'write-project',
  showsRefusals: true,
  answer: z.undefined(),
} as const satisfies Call;
