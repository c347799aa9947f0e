import { z } from 'zod';

/** What somebody wrote down at a project or one of its gevelvullingen. */
export const notitieSchema = z.object({
  id: z.int(),
  projectId: z.int(),
  /** Null: it is about the project as a whole. */
  gevelvullingId: z.string().nullable(),
  tekst: z.string(),
  geschreven: z.iso.datetime(),
});

export type Notitie = z.infer<typeof notitieSchema>;

/** What is filled in. */
export const invoerSchema = z.object({
  tekst: z
    .string('Vul een notitie in.')
    .trim()
    .min(1, 'Vul een notitie in.')
    .max(500, 'Te lang: maximaal 500 tekens.'),
});

export type Invoer = z.infer<typeof invoerSchema>;
