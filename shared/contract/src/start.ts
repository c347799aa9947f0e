import { z } from 'zod';

import { currentUserSchema, groupSchema } from './session.ts';
import { csrfTokenSchema } from './wire.ts';

/** Answer of `GET /api/v2/start?group=…`: what the start of a page asks for, together. */
export const startSchema = z.object({
  csrf_token: csrfTokenSchema,
  ...currentUserSchema.shape,
  /** Null: no group was asked for, or there is no such group. */
  group: groupSchema.shape.group.nullable(),
});
