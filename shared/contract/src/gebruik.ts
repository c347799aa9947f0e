import { z } from 'zod';

const ruimteSchema = z.object({
  /** Bytes of the gevelvullingen, those of deleted projects too while they are kept. */
  bytes: z.int(),
  /** Projects that are not deleted. */
  projecten: z.int(),
});

/** `GET group/{g}/gebruik`, for administrators: what a group takes, and what it may. */
export const gebruikSchema = z.object({
  gebruik: ruimteSchema,
  quota: z.object({ group: ruimteSchema, user: ruimteSchema, project: z.int() }),
  /** Members, and who left projects behind; who takes most comes first. */
  leden: z.array(z.object({ uid: z.int(), naam: z.string(), ...ruimteSchema.shape })),
});

export type Ruimte = z.infer<typeof ruimteSchema>;
export type Gebruik = z.infer<typeof gebruikSchema>;
export type LidGebruik = Gebruik['leden'][number];
