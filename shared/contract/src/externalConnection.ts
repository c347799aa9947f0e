import { z } from 'zod';

import { idSchema } from './wire.ts';

/** Characters: of the longest path of a system, and of a moment in whatever spelling. */
const PATH_MAX = 4096;
const MOMENT_MAX = 64;
/** Characters of a scheme, host and port. */
const ORIGIN_MAX = 300;

/** Characters of what tells models apart: the names of an author, a building, a program and a site. */
export const HERKOMST_MAX = 255;

/** Characters of the id of a model. */
export const EXTERNAL_ID_MAX = 255;

/** What tells models apart that share an id. */
const herkomst = <Schema extends z.ZodType>(text: Schema) => ({
  author: text,
  building: text,
  program: text,
  site: text,
});

/** The link of a project with a building model. */
export const externalConnectionBodySchema = z.strictObject({
  type: z.string().min(1).max(64),
  external_id: z.string().min(1).max(EXTERNAL_ID_MAX),
  data: z.strictObject({
    file_path: z.string().max(PATH_MAX),
    file_created: z.string().max(MOMENT_MAX).nullable(),
    file_updated: z.string().max(MOMENT_MAX).nullable(),
    /** Of the parent frame that sent it: only that is told of the advices. */
    origin: z.string().max(ORIGIN_MAX).nullable().optional(),
    ...herkomst(z.string().max(HERKOMST_MAX).nullable().optional()),
  }),
});

export const externalConnectionSchema = z.object({
  ...externalConnectionBodySchema.shape,
  // What was stored before a text had a longest length is still read.
  data: z.object({
    file_path: z.string(),
    file_created: z.string().nullable(),
    file_updated: z.string().nullable(),
    origin: z.string().nullable().optional(),
    ...herkomst(z.string().nullable().optional()),
  }),
  id: idSchema,
});

export type ExternalConnectionBody = z.infer<typeof externalConnectionBodySchema>;
export type ExternalConnection = z.infer<typeof externalConnectionSchema>;
