import type { Release } from '@adviestool/contract/release';

/** The ids of the remotes that fill a place: those that the variant names, in its order, else all. */
export const fillersOf = (
  { remotes, variant }: Pick<Release, 'remotes' | 'variant'>,
  name: string,
): string[] =>
  (variant.slots[name] ?? Object.keys(remotes)).filter(
    (id) => remotes[id]?.document.slots.includes(name) === true,
  );
