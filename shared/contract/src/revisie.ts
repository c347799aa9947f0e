import { z } from 'zod';

import { idTekst } from './langsteTekst.ts';

/**
 * The name of a revision: `r<n>` of a project; `g-…`, `p-…`, `s-…` of a gevelvulling, of the data of a
 * project and of standards, which change with the content and with nothing else.
 */
export const revisieSchema = z.string().regex(/^(?:r[1-9]\d{0,15}|[gps]-[\w-]{1,100})$/);

/** By the id of each gevelvulling, its revision. */
export const revisiesSchema = z.record(idTekst, revisieSchema);

/** A revision as ETag and If-Match have it. */
export const etagOf = (revisie: string): string => `"${revisie}"`;

export type Revisies = z.infer<typeof revisiesSchema>;
