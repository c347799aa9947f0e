import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { ReleaseRecord } from '@adviestool/contract/release';
import type { PartChoice } from '@adviestool/contract/variant';

import { remoteBase } from '../assemble/parts.ts';
import { channelsFile, hostFolder, remoteFolder } from '../assemble/siteParts.ts';
import { pointTo } from '../assemble/writeSite.ts';
import { moveChannels } from './moveChannels.ts';
import { SiteError } from './SiteError.ts';
import { readComposition, readReleases } from '../assemble/siteState.ts';

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

/**
 * Makes an earlier release the current one again, under the lock of the site. The channels go back as
 * well, so that the next deploy of another part does not bring the newer versions along.
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
  pointTo(site, release);
  for (const { folder, base, choice } of parts) {
    if (choice === undefined || choice.version !== undefined) continue;
    if (!existsSync(channelsFile(folder))) continue;
    moveChannels(folder, { [choice.channel ?? 'stable']: basename(base) });
  }
  return record;
};
