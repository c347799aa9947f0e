import { hasRemote } from './hasRemote.ts';
import type { Variant } from './variant.ts';

/**
 * The address of a chapter of the handbook, by its name; absent: of its beginning. Null: the variant has
 * no handbook, and nothing should lead to it.
 */
export const handleidingPath = (
  variant: Pick<Variant, 'remotes'>,
  hoofdstuk?: string,
): string | null =>
  hasRemote(variant, 'handleiding')
    ? ['/handleiding', ...(hoofdstuk === undefined ? [] : [hoofdstuk])].join('/')
    : null;
