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
  /** Of those that comply, by a calculation that leaves the fastening out; absent: as `waarschuwingen`. */
  niet_getoetst: count.optional(),
  /**
   * ISO date to which the source holds that expires first, of the products that are used; null: none does; absent: a
   * backend that does not say. What has expired depends on the day, so that who shows it compares.
   */
  verloopt: z.string().nullish(),
});

export type Samenvatting = z.infer<typeof samenvattingSchema>;
