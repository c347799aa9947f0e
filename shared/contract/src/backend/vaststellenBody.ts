import { z } from 'zod';

import { uitkomstSchema } from '../vastgesteld.ts';

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
