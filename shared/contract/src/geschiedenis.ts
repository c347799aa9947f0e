import { z } from 'zod';

import { projectBodySchema } from './project.ts';
import { pagerSchema } from './projectList.ts';
import { momentSchema } from './wire.ts';

/** A value that became another; a side that is absent was not there. */
const veldWijzigingSchema = z.object({
  /** The keys that lead to it, with points between them: `gevelvullingEnKaderData.breedte`. */
  pad: z.string(),
  voor: z.unknown().optional(),
  na: z.unknown().optional(),
});

const wieSchema = z.object({ uid: z.int(), name: z.string() });

const gevelvullingWijzigingSchema = z.object({
  id: z.string(),
  /** As it is afterwards; of one that was removed as it was. */
  merk: z.string().nullable(),
  soort: z.enum(['toegevoegd', 'gewijzigd', 'verwijderd']),
  /** Of one that changed. */
  velden: z.array(veldWijzigingSchema),
});

/** What a project was made of, at which revision of that: another project, or a file of one. */
const herkomstSchema = z.object({
  soort: z.enum(['kopie', 'bestand']),
  naam: z.string(),
  revisie: z.int().positive(),
});

/** One revision of a project: who made it, when, and what it changed. */
const projectRevisieSchema = z.object({
  revision: z.int().positive(),
  /** Null: before the history was kept. */
  op: momentSchema.nullable(),
  door: wieSchema.nullable(),
  /** It put this earlier one back. */
  teruggezet_van: z.int().positive().nullable(),
  /** The project went from the one to the other. */
  overgedragen: z.object({ van: wieSchema, aan: wieSchema }).nullable().default(null),
  /** Of the first: what the project was made of; absent: of nothing. */
  herkomst: herkomstSchema.optional(),
  /** The list (kozijnstaat) whose import it was; absent: of none. */
  lijst: z.object({ bestand: z.string(), rijen: z.int().nonnegative() }).optional(),
  /** It can be looked at and put back. */
  te_bekijken: z.boolean(),
  /** Project data, by their names in the record of a project. */
  gegevens: z.array(veldWijzigingSchema),
  /** The order of the gevelvullingen changed, or which there are. */
  volgorde: z.boolean(),
  aantallen: z.object({
    toegevoegd: z.int().nonnegative(),
    gewijzigd: z.int().nonnegative(),
    verwijderd: z.int().nonnegative(),
  }),
  /** In a list at most the first twenty, and fewer when they are large. */
  gevelvullingen: z.array(gevelvullingWijzigingSchema),
});

/** Query of `GET …/project/{id}/revisies`. */
export const revisiesQuerySchema = z.object({
  page: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .default(0),
});

/** Answer of `GET …/project/{id}/revisies`, the newest first. */
export const projectRevisiesSchema = z.object({
  pager: pagerSchema,
  revisies: z.array(projectRevisieSchema),
});

/** Answer of `GET …/project/{id}/revisies/{n}`. */
export const eenProjectRevisieSchema = z.object({
  ...projectRevisieSchema.shape,
  /** The project as it was; null when it cannot be made any more. */
  project: z.object({ ...projectBodySchema.shape, name: z.string() }).nullable(),
});

export const REVISIES_PER_PAGE = 20;

export type Herkomst = z.infer<typeof herkomstSchema>;
export type VeldWijziging = z.infer<typeof veldWijzigingSchema>;
export type GevelvullingWijziging = z.infer<typeof gevelvullingWijzigingSchema>;
export type ProjectRevisie = z.infer<typeof projectRevisieSchema>;
export type ProjectRevisies = z.infer<typeof projectRevisiesSchema>;
export type EenProjectRevisie = z.infer<typeof eenProjectRevisieSchema>;
