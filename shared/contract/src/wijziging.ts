import { z } from 'zod';

/** Who made a change, and when (RFC 3339). */
const wijzigingSchema = z.object({
  door: z.object({ uid: z.int(), name: z.string() }),
  op: z.string(),
});

export type Wijziging = z.infer<typeof wijzigingSchema>;

/** Whose change a call met that was refused with 412, or whose delete with 404, as far as its body says it. */
export const wijzigingOf = ({ body }: { body: unknown }): Wijziging | null =>
  wijzigingSchema.safeParse(body).data ?? null;
