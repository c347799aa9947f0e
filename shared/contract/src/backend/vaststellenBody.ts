import { z } from 'zod';

import { readUntilRefused } from '../readUntilRefused.ts';
import { uitkomstSchema } from '../vastgesteld.ts';
import type { VaststellenBody } from '../vaststellen.ts';

const MOST_ROWS = 5000;

const idsSchema = z.array(z.string().min(1)).min(1).max(MOST_ROWS);

export const vaststellenBodySchema = z.strictObject({
  gevelvullingen: idsSchema,
  getoond: z
    .record(z.string(), z.custom<z.input<typeof uitkomstSchema>>())
    .transform((shown, { issues }) => {
      const read = readUntilRefused(uitkomstSchema, Object.entries(shown), issues);
      return read === null ? z.NEVER : Object.fromEntries(read);
    })
    .default({}),
}) satisfies z.ZodType<object, VaststellenBody>;

/** Body of `DELETE …/project/{id}/vaststellen`. */
export const intrekkenBodySchema = z.strictObject({ gevelvullingen: idsSchema });
