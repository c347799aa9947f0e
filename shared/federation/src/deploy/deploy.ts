import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { ReleaseRecord } from '@adviestool/contract/release';
import type { Channel, PartChoice } from '@adviestool/contract/variant';

import { hostModeProblems, remoteModeProblems } from '../assemble/checkParts.ts';
import { composeRelease } from '../assemble/composeRelease.ts';
import {
  fingerprint,
  firstOf,
  type BuiltHost,
  type BuiltPart,
  type BuiltRemote,
  type PartSource,
} from '../assemble/parts.ts';
import { hostFolder, readChannels, remoteFolder, siteParts } from '../assemble/siteParts.ts';
import { placePart, publishRelease } from '../assemble/writeSite.ts';
import { moveChannels } from './moveChannels.ts';
import { SiteError } from './SiteError.ts';
import { readComposition, readCurrent } from '../assemble/siteState.ts';

interface Deployment {
  site: string;
  channel: Channel;
  part: BuiltPart;
  /** Folder of the part's versions on the site. */
  folder: string;
  /** How people call it. */
  name: string;
  /** Offers the part alone. */
  given: PartSource;
  isIn: (record: ReleaseRecord) => boolean;
  /** What speaks against the mode that the part was built in. */
  modeProblems: readonly string[];
}

const versionOf = ({ base }: BuiltPart): string => basename(base);

/** Whether a variant that chooses like this gets a version that is put on a channel. */
const isChosen = (
  { version, channel = 'stable' }: PartChoice,
  given: { version: string; channel: Channel },
): boolean => (version === undefined ? channel === given.channel : version === given.version);

/** Also before the first release of a site, which checks everything else. */
const refuseDevelopment = ({ modeProblems }: Deployment): void => {
  if (modeProblems.length > 0) throw new SiteError(modeProblems.join('\n'));
};

/** A version is never overwritten; deploying the same files again only finishes what was broken off. */
const refuseOverwriting = ({ site, channel, part, folder, name, isIn }: Deployment): void => {
  const target = join(site, part.base);
  if (!existsSync(target)) return;
  const version = versionOf(part);
  if (fingerprint(target) !== fingerprint(part.dist)) {
    throw new SiteError(
      `${name} ${version} is already on this site with other files, and a version is never overwritten. Raise the version in its package.json and deploy that.`,
    );
  }
  const current = readCurrent(site);
  if (readChannels(folder)[channel] === version && (current === null || isIn(current))) {
    throw new SiteError(`${name} ${version} is already deployed on the channel ${channel}.`);
  }
};

/**
 * Puts a part on the site, moves its channel, and composes a new release of the site's variant. The
 * release is checked before anything is written.
 * @returns the release that is current now; null when the site has never been composed
 * @throws SiteError, DocumentError
 */
const deploy = (deployment: Deployment): ReleaseRecord | null => {
  const { site, channel, part, folder, given } = deployment;
  refuseDevelopment(deployment);
  refuseOverwriting(deployment);
  const current = readCurrent(site);
  const composed =
    current === null
      ? null
      : composeRelease(readComposition(site, current.release), firstOf(given, siteParts(site)));
  placePart(site, part);
  moveChannels(folder, { [channel]: versionOf(part) });
  return composed === null ? null : publishRelease(site, composed);
};

interface RemoteDeployment {
  site: string;
  remote: BuiltRemote;
  channel: Channel;
}

/** Deploys a remote to a site, under the lock of the site. @throws SiteError, DocumentError */
export const deployRemote = ({ site, remote, channel }: RemoteDeployment): ReleaseRecord | null => {
  const { id, version } = remote.document;
  return deploy({
    site,
    channel,
    part: remote,
    folder: remoteFolder(site, id),
    name: id,
    given: {
      remoteIds: () => [id],
      host: () => null,
      remote: (wantedId, wanted) =>
        wantedId === id && isChosen(wanted, { version, channel }) ? remote : null,
    },
    isIn: ({ remotes }) => remotes[id] === version,
    modeProblems: remoteModeProblems(remote),
  });
};

interface HostDeployment {
  site: string;
  host: BuiltHost;
}

/** Deploys the host to a site, under the lock of the site. @throws SiteError, DocumentError */
export const deployHost = ({ site, host }: HostDeployment): ReleaseRecord | null => {
  const channel = 'stable';
  return deploy({
    site,
    channel,
    part: host,
    folder: hostFolder(site),
    name: 'host',
    given: {
      remoteIds: () => [],
      host: (wanted) => (isChosen(wanted, { version: versionOf(host), channel }) ? host : null),
      remote: () => null,
    },
    isIn: ({ hostBase }) => hostBase === host.base,
    modeProblems: hostModeProblems(host),
  });
};
