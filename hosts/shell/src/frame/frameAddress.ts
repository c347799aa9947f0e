import type { Release } from '@adviestool/contract/release';
import { FRAME_FILE } from '@adviestool/federation/frameFile';

interface FrameAddress {
  src: string;
  /** Whom the frame is spoken to as. */
  origin: string;
  sandbox: string;
}

/** No windows: what a window opens is no frame any more, and leads anywhere. */
const ALLOWED = 'allow-scripts allow-forms allow-downloads';

/**
 * Where the document of a framed remote is: on the origin that its variant names, or on that of the page, where the
 * browser takes every origin from it.
 */
export const frameAddress = (
  { release, variant }: Pick<Release, 'release' | 'variant'>,
  remoteId: string,
): FrameAddress => {
  const path = `/releases/${release}/${FRAME_FILE}`;
  const origin = variant.remotes[remoteId]?.origin;
  // On the origin of the page itself the remote would be let out by what lets it keep its own.
  return origin === undefined || origin === location.origin
    ? { src: path, origin: '*', sandbox: ALLOWED }
    : { src: origin + path, origin, sandbox: `${ALLOWED} allow-same-origin` };
};
