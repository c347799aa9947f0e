import { z } from 'zod';

import { isHttpError } from './api/apiError.ts';

/** Who made a change, and when (RFC 3339). */
const wijzigingSchema = z.object({
  door: z.object({ uid: z.int(), name: z.string() }),
  op: z.string(),
});

export type Wijziging = z.infer<typeof wijzigingSchema>;

/** Whose change a refused write met, as far as the refusal says it. */
export const wijzigingOf = (error: unknown): Wijziging | null =>
  isHttpError(error, 412) ? (wijzigingSchema.safeParse(error.body).data ?? null) : null;
