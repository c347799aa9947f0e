import type { Release } from '@adviestool/contract/release';

import type { FrameStart } from './frameMessages.ts';

/** What a remote in a frame learns of the release: itself, and of the others that they are there. */
export const releaseForFrame = (
  { host, variant, catalogus, remotes }: Release,
  remoteId: string,
): FrameStart['release'] => ({
  host,
  catalogus,
  variant: {
    ...variant,
    remotes: Object.fromEntries(
      Object.entries(variant.remotes).map(([id, remote]) => [
        id,
        id === remoteId ? remote : { ...remote, config: {} },
      ]),
    ),
  },
  remotes: Object.fromEntries(
    Object.entries(remotes)
      .filter(([id]) => id === remoteId)
      // A frame has another address than the site.
      .map(([id, remote]) => [id, { ...remote, base: new URL(remote.base, location.href).href }]),
  ),
});
