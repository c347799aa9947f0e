import { z } from 'zod';

import { keepUnknownKeys } from './keepUnknownKeys.ts';

/** What was advised and used on one side: hart-op-hart in whole mm; `zijkanten` counts per stijl. */
const zijdeUitkomstSchema = keepUnknownKeys({
  /** Ids in the catalogue. */
  hoekanker: z.string().nullable(),
  bevestigingsmiddelen: z.array(z.string()).nullable(),
  /** The number to use: chosen, else advised; null: there is none. */
  aantal: z.int().nullable(),
  geadviseerd: z.int().nullable(),
  hartOpHart: z.number().nullable(),
  unityCheck: z.number().nullable(),
  /** Status of the side, as the calculation names it. */
  oordeel: z.string(),
  /** Codes of what the calculation warns of on the side; absent: fixed by a release that did not keep them. */
  waarschuwingen: z.array(z.string()).optional(),
  /** Where the hoekankers come, in whole mm from the corner; absent: fixed by a release that did not keep them. */
  posities: z.array(z.int()).optional(),
});

/** The outcome of an advice: its anchored sides. */
export const uitkomstSchema = keepUnknownKeys({
  onderzijde: zijdeUitkomstSchema.optional(),
  zijkanten: zijdeUitkomstSchema.optional(),
  bovenzijde: zijdeUitkomstSchema.optional(),
});

/** An advice that somebody fixed: the outcome of that moment, and what it was calculated with. */
export const vastgesteldSchema = keepUnknownKeys({
  /** RFC 3339. */
  op: z.string(),
  /** Name of the user. */
  door: z.string(),
  /** Version of the calculation. */
  rekenmodel: z.int(),
  /** As `catalogusNaamOf` names it. */
  catalogus: keepUnknownKeys({ id: z.string(), versie: z.string() }),
  /** Hashes of what the outcome depends on, to name what changed since. */
  invoer: keepUnknownKeys({ projectGegevens: z.string(), gevelvulling: z.string() }),
  zijden: uitkomstSchema,
});

export type ZijdeUitkomst = z.infer<typeof zijdeUitkomstSchema>;
export type Uitkomst = z.infer<typeof uitkomstSchema>;
export type Vastgesteld = z.infer<typeof vastgesteldSchema>;
