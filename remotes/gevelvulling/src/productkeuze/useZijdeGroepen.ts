import type { Zijde } from '@adviestool/contract/zijde';
import { useIsWide } from '@adviestool/ui/useIsWide';

/** Below this width of the window a table with the sides beside each other has no room, px. */
const TABLE_WIDTH = 672;

/**
 * The sides of each table of choices: all in one, or one each where they stand under each other, so that the keys go
 * through them as they are read.
 */
export const useZijdeGroepen = (
  zijden: readonly Zijde[],
): { readonly isSmal: boolean; readonly groepen: readonly (readonly Zijde[])[] } => {
  const isSmal = !useIsWide(TABLE_WIDTH);
  return { isSmal, groepen: isSmal ? zijden.map((zijde) => [zijde]) : [zijden] };
};
