import type { RemoteDocument } from '@adviestool/contract/remoteDocument';
import type { Release } from '@adviestool/contract/release';
import type { Variant } from '@adviestool/contract/variant';

import type { Override } from './parseOverride.ts';

export interface FoundOverride extends Override {
  document: RemoteDocument;
  /** What a variant that does not have the remote would configure. */
  config: Record<string, unknown>;
  /** Places that it fills and that are for one remote alone. */
  alone: readonly string[];
}

/** Who fills which place when a remote comes in: a place for one alone is for that one. */
const slotsWith = (
  { slots }: Variant,
  { id, document, alone }: FoundOverride,
): Variant['slots'] => ({
  ...slots,
  ...Object.fromEntries(
    document.slots.flatMap((name) => {
      if (alone.includes(name)) return [[name, [id]]];
      const named = slots[name];
      return named === undefined ? [] : [[name, [...named, id]]];
    }),
  ),
});

/** A release with a remote from elsewhere: in the place of its own, or as one more. */
export const placeOverride = (release: Release, found: FoundOverride): Release => {
  const { id, base, document, config } = found;
  const { variant, remotes } = release;
  const shipped = Object.hasOwn(remotes, id) ? remotes[id] : undefined;
  // What stands elsewhere changes while it is worked on: the release knows no hash of it.
  const taken = { base, document, integrity: {} };
  if (shipped !== undefined) {
    return { ...release, remotes: { ...remotes, [id]: { ...shipped, ...taken } } };
  }
  return {
    ...release,
    variant: {
      ...variant,
      remotes: { ...variant.remotes, [id]: { enabled: true, preload: 'never', config } },
      slots: slotsWith(variant, found),
    },
    remotes: { ...remotes, [id]: { ...taken, config, preload: 'never' } },
  };
};
