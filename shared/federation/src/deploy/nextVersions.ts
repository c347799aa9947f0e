import type { Channel } from '@adviestool/contract/variant';

import type { ComposedRelease } from '../assemble/composeRelease.ts';
import { channelsTo } from './offeredParts.ts';
import { liftedHolds, settledVersions, type Settlement } from './settledVersions.ts';

interface NextVersions {
  site: string;
  releases: readonly ComposedRelease[];
  /** Of the parts, by name. */
  versions: Readonly<Record<string, string>>;
  channel: Channel;
  isForAll: boolean;
  share: number | undefined;
}

/** What later releases are composed of: while a share tries the parts, of what everybody has. */
export const nextVersions = ({
  site,
  releases,
  versions,
  channel,
  isForAll,
  share,
}: NextVersions): Partial<Settlement> => {
  const names = Object.keys(versions);
  if (share !== undefined) return {};
  if (!isForAll) return settledVersions(site, releases, names);
  return { channels: channelsTo(channel, versions), holds: liftedHolds(site, names, channel) };
};
