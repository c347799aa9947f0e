import { z } from 'zod';

import { revisieSchema, revisiesSchema } from './revisie.ts';
import { vastgesteldSchema } from './vastgesteld.ts';
import type { vaststellenBodySchema } from './backend/vaststellenBody.ts';

/** What is fixed by now, by the id of each; without those of which it was taken back. */
export const vaststellenWrittenSchema = z.object({
  revision: revisieSchema,
  revisies: revisiesSchema,
  vastgesteld: z.record(z.string(), vastgesteldSchema),
});

export type VaststellenBody = z.input<typeof vaststellenBodySchema>;
export type VaststellenWritten = z.infer<typeof vaststellenWrittenSchema>;
