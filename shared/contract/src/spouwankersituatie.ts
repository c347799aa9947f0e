import { z } from 'zod';

import { numberInputSchema } from './numberInput.ts';

/**
 * A concept of the cavity anchor module; kept in the browser only, as it was typed. Lengths in mm.
 */
export const spouwankersituatieSchema = z.strictObject({
  id: z.string().min(1),
  created: z.string().optional(),
  changed: z.string().optional(),
  situatie: z.strictObject({
    merk: z.string().nullable(),
    aantal: numberInputSchema,
    wandhoogte: numberInputSchema,
    wandbreedte: numberInputSchema,
  }),
  detaillering: z.strictObject({}),
  productkeuze: z.strictObject({}),
});

export type Spouwankersituatie = z.infer<typeof spouwankersituatieSchema>;
