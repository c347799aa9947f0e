import { z } from 'zod';

import { revisieSchema, revisiesSchema } from './revisie.ts';
import { uitkomstSchema, vastgesteldSchema } from './vastgesteld.ts';

const MOST_ROWS = 5000;

const idsSchema = z.array(z.string().min(1)).min(1).max(MOST_ROWS);

/** Body of `POST …/project/{id}/vaststellen`: all of them are fixed as one revision, or none. */
export const vaststellenBodySchema = z.strictObject({
  gevelvullingen: idsSchema,
  /** The outcome that the user was shown of each; where the backend computes another, nothing is fixed. */
  getoond: z.record(z.string(), uitkomstSchema).default({}),
});

/** Body of `DELETE …/project/{id}/vaststellen`. */
export const intrekkenBodySchema = z.strictObject({ gevelvullingen: idsSchema });

/** What is fixed by now, by the id of each; without those of which it was taken back. */
export const vaststellenWrittenSchema = z.object({
  revision: revisieSchema,
  revisies: revisiesSchema,
  vastgesteld: z.record(z.string(), vastgesteldSchema),
});

export type VaststellenBody = z.input<typeof vaststellenBodySchema>;
export type VaststellenWritten = z.infer<typeof vaststellenWrittenSchema>;
