import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { ReleaseRecord } from '@adviestool/contract/release';
import type { PartChoice } from '@adviestool/contract/variant';

import { remoteBase } from '../assemble/parts.ts';
import {
  channelsFile,
  HOST,
  partFolder,
  versionsOf,
  type Channels,
} from '../assemble/siteParts.ts';
import { readComposition, readCurrent, readReleases } from '../assemble/siteState.ts';
import { changeSite } from './changeSite.ts';
import { SiteError } from './SiteError.ts';
import { switchCause, type SwitchCause } from './switchCause.ts';

interface ReleasedPart {
  name: string;
  base: string;
  /** How the variant chooses it; absent: it does not. */
  choice: PartChoice | undefined;
}

const releasedParts = (
  site: string,
  { release, hostBase, remotes }: ReleaseRecord,
): ReleasedPart[] => {
  const { variant } = readComposition(site, release);
  return [
    { name: HOST, base: hostBase, choice: variant.host },
    ...Object.entries(remotes).map(([id, version]) => ({
      name: id,
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

/** Where the channel that a part is chosen by goes back to, when it is chosen by one. */
const channelsBack = (site: string, { name, base, choice }: ReleasedPart): [string, Channels][] => {
  if (choice === undefined || choice.version !== undefined) return [];
  if (!existsSync(channelsFile(partFolder(site, name)))) return [];
  return [[name, { [choice.channel ?? 'stable']: basename(base) }]];
};

/** The parts of a release that visitors do not have now. */
const changedParts = (site: string, record: ReleaseRecord): Record<string, string> => {
  const current = readCurrent(site);
  const now = current === null ? {} : versionsOf(current);
  return Object.fromEntries(
    Object.entries(versionsOf(record)).filter(([name, version]) => now[name] !== version),
  );
};

/**
 * Makes an earlier release the current one again, under the lock of the site. The channels go back as
 * well, so that the next deploy of another part does not bring the newer versions along.
 * @throws SiteError, DocumentError
 */
export const rollback = (
  site: string,
  release: string,
  cause: SwitchCause = switchCause(),
): ReleaseRecord => {
  const record = recordOf(site, release);
  const parts = releasedParts(site, record);
  const missing = parts.filter(({ base }) => !existsSync(join(site, base)));
  if (missing.length > 0) {
    throw new SiteError(
      `${site} no longer has ${missing.map(({ base }) => base).join(', ')}, so release ${release} cannot run.`,
    );
  }
  const channels = Object.fromEntries(parts.flatMap((part) => channelsBack(site, part)));
  changeSite({
    site,
    kind: 'rollback',
    cause,
    release,
    channels,
    parts: changedParts(site, record),
  });
  return record;
};
