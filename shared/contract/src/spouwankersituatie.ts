import { z } from 'zod';

/** A draft of the cavity anchor module (specification 3); kept in the browser only. Lengths in mm. */
export const spouwankersituatieSchema = z.strictObject({
  id: z.string().min(1),
  created: z.string().optional(),
  changed: z.string().optional(),
  situatie: z.strictObject({
    merk: z.string().nullable(),
    aantal: z.number().nullable(),
    wandhoogte: z.number().nullable(),
    wandbreedte: z.number().nullable(),
  }),
  detaillering: z.strictObject({}),
  productkeuze: z.strictObject({}),
});

export type Spouwankersituatie = z.infer<typeof spouwankersituatieSchema>;
