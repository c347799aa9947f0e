import { z } from 'zod';

import { momentSchema } from './wire.ts';

const archiefStandSchema = z.object({
  id: z.string(),
  stand: z.enum(['wacht', 'bezig', 'klaar', 'mislukt']),
  /** Projects that are in it by now, and how many there are. */
  gedaan: z.int(),
  totaal: z.int(),
  gevraagd: momentSchema,
  /** Why it failed. */
  melding: z.string().nullable(),
  /** Of the file; null while there is none. */
  bytes: z.number().nullable(),
  sha256: z.string().nullable(),
  /** How much could not be put in; its manifest names each. */
  nietOpgenomen: z.int(),
  /** Until when it is kept; null while there is no file. */
  tot: momentSchema.nullable(),
});

/** All data of a company as one file, the newest that the reader asked for; null: none is kept. */
export const archiefSchema = z.object({ archief: archiefStandSchema.nullable() });

export type ArchiefStand = z.infer<typeof archiefStandSchema>;
export type Archief = z.infer<typeof archiefSchema>;
