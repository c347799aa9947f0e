import type { pagerSchema } from '@adviestool/contract/projectList';
import type { z } from 'zod';

/** Says which page of a list an answer is; pages count from 0. */
export const pagerOf = (
  { page, limit }: { page: number; limit: number },
  total: number,
): z.infer<typeof pagerSchema> => ({
  current_page: page,
  total_items: total,
  total_pages: Math.ceil(total / limit),
  items_per_page: limit,
});
