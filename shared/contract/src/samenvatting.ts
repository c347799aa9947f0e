import { z } from 'zod';

const count = z.int().nonnegative();

/** What a list tells of a project without its gevelvullingen. */
export const samenvattingSchema = z.object({
  gevelvullingen: count,
  /** With a complete advice, whether it complies or not. */
  gereed: count,
  /** Of those, with a side that does not comply or has no number. */
  voldoet_niet: count,
  /** Fixed, while computing now gives another outcome. */
  gewijzigd: count,
  /** In all gevelvullingen together, times their number; without those that have none. */
  hoekankers: count,
  /** Beside complete advices, those of the project once; absent: a backend that does not count them. */
  waarschuwingen: count.optional(),
});

export type Samenvatting = z.infer<typeof samenvattingSchema>;
