import { z } from 'zod';

import { collegaSchema } from './collegas.ts';

/** Days that a deleted project can be put back. */
export const DAGEN_BEWAARD = 30;

/** Of a list of deleted projects, the newest of so many. */
export const MEESTE_VERWIJDERDE = 200;

const verwijderdProjectSchema = z.object({
  id: z.int(),
  naam: z.string(),
  /** Whose it is. */
  van: collegaSchema,
  /** Who deleted it; null: it is not known. */
  door: collegaSchema.nullable(),
  /** When (RFC 3339). */
  op: z.iso.datetime({ offset: true }),
  /** Until when it can be put back (RFC 3339). */
  tot: z.iso.datetime({ offset: true }),
});

/** Answer of `GET …/user/projects/verwijderd`: deleted projects that the caller may put back, the newest first. */
export const verwijderdeProjectenSchema = z.object({
  projecten: z.array(verwijderdProjectSchema).max(MEESTE_VERWIJDERDE),
});

export type VerwijderdProject = z.infer<typeof verwijderdProjectSchema>;
