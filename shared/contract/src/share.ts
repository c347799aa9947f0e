import { z } from 'zod';

/** A release that a share of the browsers gets first, in place of the one of everybody. */
export const shareSchema = z.strictObject({
  release: z.string().min(1),
  /** Browsers whose number, 0 to 99, is lower. */
  percent: z.int().min(1).max(99),
});

/** In local storage: the number of this browser, as long as there were shares. */
export const SHARE_NUMBER = 'share-number';

export type Share = z.infer<typeof shareSchema>;
