import { z } from 'zod';

import { gevelvullingSchema } from './gevelvulling.ts';
import { idTekst } from './langsteTekst.ts';
import { readUntilRefused } from './readUntilRefused.ts';
import { revisieSchema, revisiesSchema } from './revisie.ts';

/** Bytes of the body of a write of many gevelvullingen. */
export const MANY_BODY_LIMIT = 8 * 1024 * 1024;

const MOST_ROWS = 5000;

/** Counted before any row is looked at; read until one is refused. */
const rowsOf = <T extends z.ZodType>(row: T) =>
  z
    .array(z.unknown())
    .max(MOST_ROWS)
    .transform(
      (values, { issues }) =>
        readUntilRefused(row, values.entries(), issues)?.map(([, data]) => data) ?? z.NEVER,
    )
    .default([]);

const idsSchema = z.array(idTekst).max(2 * MOST_ROWS);

/** Body of `POST …/project/{id}/gevelvullingen`: all of it becomes one revision, or nothing. */
export const manyGevelvullingenBodySchema = z.strictObject({
  /** Put at the end, in this order. */
  add: rowsOf(gevelvullingSchema),
  /** Each takes the place of the one with its id. */
  replace: rowsOf(gevelvullingSchema),
  remove: idsSchema.default([]),
  /** The ids in their new order; what is not named follows in the order it had. */
  order: idsSchema.optional(),
  /** What the replaced and removed are expected to be, in place of the revision of the project. */
  revisies: revisiesSchema.default({}),
});

export const gevelvullingWrittenSchema = z.object({
  revision: revisieSchema,
  gevelvulling_revision: revisieSchema,
});

export const manyGevelvullingenWrittenSchema = z.object({
  revision: revisieSchema,
  revisies: revisiesSchema,
});

export const gegevensWrittenSchema = z.object({
  revision: revisieSchema,
  gegevens_revision: revisieSchema,
});

export type ManyGevelvullingenBody = z.input<typeof manyGevelvullingenBodySchema>;
export type GevelvullingWritten = z.infer<typeof gevelvullingWrittenSchema>;
export type ManyGevelvullingenWritten = z.infer<typeof manyGevelvullingenWrittenSchema>;
export type GegevensWritten = z.infer<typeof gegevensWrittenSchema>;
