import type { ReleaseRecord } from '@adviestool/contract/release';

import type { ComposedRelease } from './composeRelease.ts';
import { pointTo } from './pointTo.ts';
import { pointerFolder } from './siteState.ts';
import { placeRelease, type WriteOptions } from './writeSite.ts';

/**
 * Writes a release beside the earlier ones and makes it the current one of its variant.
 * @param folder where the pointers of the variant stand
 * @throws DocumentError
 */
export const publishRelease = (
  site: string,
  composed: ComposedRelease,
  { folder, ...options }: WriteOptions & { folder: string },
): ReleaseRecord => {
  const record = placeRelease(site, composed, options);
  pointTo(site, [{ folder, release: record.release }]);
  return record;
};

/** The same for several variants of a site: all are there before the first pointer moves. @throws DocumentError */
export const publishReleases = (
  site: string,
  composed: readonly ComposedRelease[],
): ReleaseRecord[] => {
  const records = composed.map((each) => placeRelease(site, each));
  const moved = records.map(({ release, variant }) => ({
    release,
    folder: pointerFolder(site, variant),
  }));
  pointTo(site, moved);
  return records;
};
