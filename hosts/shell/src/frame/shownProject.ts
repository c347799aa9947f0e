import { idSchema } from '@adviestool/contract/wire';

/** The project of an address or of what a place gives; null: none. */
export const shownProject = (given: unknown): number | null =>
  idSchema.safeParse(given).data ?? null;
