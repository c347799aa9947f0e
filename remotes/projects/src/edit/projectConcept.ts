import { projectGegevensSchema } from '@adviestool/contract/project';
import { z } from 'zod';

/** A number field may hold text that is no number. */
const getal = z.union([z.number(), z.string()]).nullable();

/** The project data as the form holds them. */
const projectInvoerSchema = projectGegevensSchema.extend({
  gebouwhoogte: getal,
  windvormFactor: getal,
});

export type ProjectInvoer = z.infer<typeof projectInvoerSchema>;

/** Unsaved input, with the revision of the project that it was typed on. */
export const projectConceptSchema = z.strictObject({
  revision: z.string().nullable(),
  invoer: projectInvoerSchema,
});

export type ProjectConcept = z.infer<typeof projectConceptSchema>;
