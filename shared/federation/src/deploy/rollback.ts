import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { ReleaseRecord } from '@adviestool/contract/release';
import type { PartChoice } from '@adviestool/contract/variant';

import { changeHolds } from '../assemble/holds.ts';
import { remoteBase } from '../assemble/parts.ts';
import { pointTo } from '../assemble/pointTo.ts';
import { channelsFile, hostFolder, readChannels, remoteFolder } from '../assemble/siteParts.ts';
import {
  pointerFolder,
  readComposition,
  readReleases,
  readVariants,
} from '../assemble/siteState.ts';
import { moveChannels } from './moveChannels.ts';
import { SiteError } from './SiteError.ts';

interface ReleasedPart {
  /** Folder of the part's versions on the site. */
  folder: string;
  base: string;
  /** How the variant chooses it; absent: it does not. */
  choice: PartChoice | undefined;
}

const partsOf = (site: string, { release, hostBase, remotes }: ReleaseRecord): ReleasedPart[] => {
  const { variant } = readComposition(site, release);
  return [
    { folder: hostFolder(site), base: hostBase, choice: variant.host },
    ...Object.entries(remotes).map(([id, version]) => ({
      folder: remoteFolder(site, id),
      base: remoteBase(id, version),
      choice: variant.remotes[id],
    })),
  ];
};

const recordOf = (site: string, release: string): ReleaseRecord => {
  const releases = readReleases(site);
  const record = releases.find((each) => each.release === release);
  if (record !== undefined) return record;
  const known = releases.map((each) => each.release).join(', ');
  throw new SiteError(
    `${site} has no release ${release}. ${known === '' ? 'It has none at all.' : `It has ${known}.`}`,
  );
};

interface Keeping {
  variant: string;
  /** Whether other variants follow the same channels. */
  isShared: boolean;
}

/** Has the next deploy of another part compose with the version of this one that the release has. */
const keepVersion = (
  { folder, base, choice }: ReleasedPart,
  { variant, isShared }: Keeping,
): void => {
  if (choice === undefined || choice.version !== undefined) return;
  if (!existsSync(channelsFile(folder))) return;
  const version = basename(base);
  const channel = choice.channel ?? 'stable';
  if (!isShared) moveChannels(folder, { [channel]: version });
  const isOfChannel = readChannels(folder)[channel] === version;
  changeHolds(folder, { [variant]: isOfChannel ? null : version });
};

/**
 * Makes an earlier release the current one of its variant again, under the lock of the site. The channels go
 * back as well, so that the next deploy of another part does not bring the newer versions along; on a site of
 * several variants, whose channels others follow too, the variant keeps those versions for itself.
 * @throws SiteError, DocumentError
 */
export const rollback = (site: string, release: string): ReleaseRecord => {
  const record = recordOf(site, release);
  const parts = partsOf(site, record);
  const missing = parts.filter(({ base }) => !existsSync(join(site, base)));
  if (missing.length > 0) {
    throw new SiteError(
      `${site} no longer has ${missing.map(({ base }) => base).join(', ')}, so release ${release} cannot run.`,
    );
  }
  pointTo(site, [{ release, folder: pointerFolder(site, record.variant) }]);
  const isShared = readVariants(site).length > 1;
  for (const part of parts) keepVersion(part, { variant: record.variant, isShared });
  return record;
};
