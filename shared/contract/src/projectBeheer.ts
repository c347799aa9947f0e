import { z } from 'zod';

import { projectBodySchema } from './project.ts';

/** Body of `POST …/project/{id}/dupliceren`. */
export const dupliceerBodySchema = z.strictObject({
  naam: projectBodySchema.shape.name,
  /** Advices that are fixed stay so in the copy. */
  metVastgesteld: z.boolean(),
});

export type DupliceerBody = z.infer<typeof dupliceerBodySchema>;
