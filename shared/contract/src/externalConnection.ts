import { z } from 'zod';

import { idSchema } from './wire.ts';

/** The link of a project with a building model. */
export const externalConnectionBodySchema = z.strictObject({
  type: z.string().min(1).max(64),
  external_id: z.string().min(1).max(255),
  data: z.strictObject({
    file_path: z.string(),
    file_created: z.string().nullable(),
    file_updated: z.string().nullable(),
  }),
});

export const externalConnectionSchema = z.object({
  ...externalConnectionBodySchema.shape,
  id: idSchema,
});

export type ExternalConnectionBody = z.infer<typeof externalConnectionBodySchema>;
export type ExternalConnection = z.infer<typeof externalConnectionSchema>;
