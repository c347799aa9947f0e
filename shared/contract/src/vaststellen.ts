import { z } from 'zod';

import { revisieSchema, revisiesSchema } from './revisie.ts';
import { vastgesteldSchema, type Uitkomst } from './vastgesteld.ts';

/** What is fixed by now, by the id of each; without those of which it was taken back. */
export const vaststellenWrittenSchema = z.object({
  revision: revisieSchema,
  revisies: revisiesSchema,
  vastgesteld: z.record(z.string(), vastgesteldSchema),
});

/** Body of `POST …/project/{id}/vaststellen`: all of them are fixed as one revision, or none. */
export type VaststellenBody = {
  gevelvullingen: string[];
  /** The outcome that the user was shown of each; where the backend computes another, nothing is fixed. */
  getoond?: Record<string, Uitkomst> | undefined;
};
export type VaststellenWritten = z.infer<typeof vaststellenWrittenSchema>;
