import { z } from 'zod';

import { momentSchema } from './wire.ts';

export const LANGSTE_NAAM = 255;
export const MEESTE_KOLOMMEN = 200;
const MEESTE_ANTWOORDEN = 500;

const naamSchema = z.string().max(LANGSTE_NAAM);

/** A list (kozijnstaat) that was read into a project; the file itself is not kept. */
const lijstShape = {
  /** Made by who reads it; its gevelvullingen remember it. */
  id: z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
  /** Name of the file, or of the clipboard. */
  bestand: naamSchema,
  /** Name of the sheet; null: it has one. */
  blad: naamSchema.nullable(),
  /** Of the file, hexadecimal; null where the browser could not tell. */
  sha256: z
    .string()
    .regex(/^[\da-f]{64}$/)
    .nullable(),
  /** Rows of gevelvullingen in it. */
  rijen: z.int().nonnegative().max(2_147_483_647),
  /** What each column was read as; null: not used. */
  kolommen: z
    .array(z.strictObject({ kop: naamSchema, veld: naamSchema.nullable() }))
    .max(MEESTE_KOLOMMEN),
  /** What was answered, by the id of the question. */
  antwoorden: z
    .record(naamSchema, naamSchema)
    .refine((antwoorden) => Object.keys(antwoorden).length <= MEESTE_ANTWOORDEN),
};

export const lijstBodySchema = z.strictObject(lijstShape);

export const projectLijstSchema = z.object({
  ...lijstShape,
  moment: momentSchema,
  /** Name of who read it; null: whoever that was has no account any more. */
  door: z.string().nullable(),
  /** The revision of the project that it made. */
  revision: z.int().positive(),
});

/** What colleagues said in the last lists of the company; of two that say otherwise the last. */
const bedrijfsLijstenSchema = z.object({
  /** Headers as they were read, with what each was. */
  koppen: z.array(z.object({ kop: naamSchema, veld: naamSchema })),
  /** What texts mean, by the id of the question. */
  antwoorden: z.record(z.string(), naamSchema),
});

export const projectLijstenSchema = z.object({
  /** The newest first. */
  lijsten: z.array(projectLijstSchema),
  /** Absent: of a backend that does not tell. */
  bedrijf: bedrijfsLijstenSchema.optional(),
});

export type LijstBody = z.infer<typeof lijstBodySchema>;
export type ProjectLijst = z.infer<typeof projectLijstSchema>;
export type ProjectLijsten = z.infer<typeof projectLijstenSchema>;
export type BedrijfsLijsten = z.infer<typeof bedrijfsLijstenSchema>;
