import { z } from 'zod';

import { idSchema } from './wire.ts';

/** A member of a group, as colleagues name each other. */
export const collegaSchema = z.object({ uid: idSchema, name: z.string() });

/** Answer of `GET …/collegas`: who a project can be handed over to, by name. */
export const collegasSchema = z.object({ collegas: z.array(collegaSchema) });

/** Body of `POST …/project/{id}/overdragen`. */
export const overdrachtBodySchema = z.strictObject({ uid: z.int().positive() });

/** Answer of `POST …/project/{id}/overdragen`. */
export const overgedragenSchema = z.object({
  aan: collegaSchema,
  /** Whether who handed it over still sees it. */
  zichtbaar: z.boolean(),
});

export type Collega = z.infer<typeof collegaSchema>;
export type Overgedragen = z.infer<typeof overgedragenSchema>;
