import { z } from 'zod';

import { modelSchema } from './frameProtocol.ts';

/** The data of an `adviezen:error` event. */
export const adviezenErrorSchema = z.object({
  version: z.literal(2),
  /** Null: the question named no model. */
  metadata: modelSchema.nullable(),
  /**
   * `niet-ingelogd`: nobody is, the advices follow when somebody is. `onbekend`: this user has no project that this
   * parent imported from that model. `ongeldig`: it was no question; `field` is the first that is wrong.
   */
  reden: z.enum(['niet-ingelogd', 'onbekend', 'mislukt', 'ongeldig']),
  field: z.string().optional(),
});

export type AdviezenError = z.infer<typeof adviezenErrorSchema>;
