import { z } from 'zod';

/** A number field may hold text that is no number; it counts as nothing. */
const getal = z.number().nullable().catch(null);

/** The situatie as the form holds it: nothing is required yet. */
export const situatieInputSchema = z.object({
  merk: z.string().nullable().catch(null),
  aantal: getal,
  wandhoogte: getal,
  wandbreedte: getal,
});

export type SituatieInput = z.infer<typeof situatieInputSchema>;
