import type { Variant } from './variant.ts';

/**
 * The address of a chapter of the handbook, by its name; absent: of its beginning. Null: the variant has
 * no handbook, and nothing should lead to it.
 */
export const handleidingPath = (
  { remotes }: Pick<Variant, 'remotes'>,
  hoofdstuk?: string,
): string | null =>
  remotes['handleiding']?.enabled === true
    ? ['/handleiding', ...(hoofdstuk === undefined ? [] : [hoofdstuk])].join('/')
    : null;
