import type { Variant } from './variant.ts';

/** Whether a variant has a remote. What leads to its pages from another remote is shown only then. */
export const hasRemote = ({ remotes }: Pick<Variant, 'remotes'>, id: string): boolean =>
  remotes[id]?.enabled === true;
