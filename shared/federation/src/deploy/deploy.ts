import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { ReleaseRecord } from '@adviestool/contract/release';
import type { Channel, PartChoice, Variant } from '@adviestool/contract/variant';

import { hostModeProblems, remoteModeProblems } from '../assemble/checkParts.ts';
import { composeSite } from '../assemble/composeSite.ts';
import { changeHolds, readHolds } from '../assemble/holds.ts';
import {
  fingerprint,
  type BuiltHost,
  type BuiltPart,
  type BuiltRemote,
  type PartSource,
} from '../assemble/parts.ts';
import { publishReleases } from '../assemble/publishRelease.ts';
import { hostFolder, readChannels, remoteFolder } from '../assemble/siteParts.ts';
import { readComposition, readVariants } from '../assemble/siteState.ts';
import { placePart } from '../assemble/writeSite.ts';
import { moveChannels } from './moveChannels.ts';
import { SiteError } from './SiteError.ts';

interface Deployment {
  site: string;
  channel: Channel;
  part: BuiltPart;
  /** Folder of the part's versions on the site. */
  folder: string;
  /** How people call it. */
  name: string;
  /** Offers the part alone, to who chooses it so. */
  offeredTo: (isChosen: (choice: PartChoice) => boolean) => PartSource;
  /** How a variant chooses the part; absent: it has none of it. */
  choiceOf: (variant: Variant) => PartChoice | undefined;
  isIn: (record: ReleaseRecord) => boolean;
  /** What speaks against the mode that the part was built in. */
  modeProblems: readonly string[];
}

const versionOf = ({ base }: BuiltPart): string => basename(base);

/** Whether a variant that chooses like this gets the version that is deployed: by its channel, or as the exact one. */
const isChosen =
  ({ part, channel }: Deployment) =>
  ({ version, channel: chosen = 'stable' }: PartChoice): boolean =>
    version === undefined ? chosen === channel : version === versionOf(part);

/** Also before the first release of a site, which checks everything else. */
const refuseDevelopment = ({ modeProblems }: Deployment): void => {
  if (modeProblems.length > 0) throw new SiteError(modeProblems.join('\n'));
};

/** A variant of the site, and how it chooses the part. */
interface Chooser {
  record: ReleaseRecord;
  choice: PartChoice | undefined;
}

const choosersOf = ({ site, choiceOf }: Deployment): Chooser[] =>
  readVariants(site).map(({ record }) => ({
    record,
    choice: choiceOf(readComposition(site, record.release).variant),
  }));

/** A version is never overwritten; deploying the same files again only finishes what was broken off. */
const refuseOverwriting = (deployment: Deployment): void => {
  const { site, channel, part, folder, name, isIn } = deployment;
  const target = join(site, part.base);
  if (!existsSync(target)) return;
  const version = versionOf(part);
  if (fingerprint(target) !== fingerprint(part.dist)) {
    throw new SiteError(
      `${name} ${version} is already on this site with other files, and a version is never overwritten. Raise the version in its package.json and deploy that.`,
    );
  }
  if (readChannels(folder)[channel] !== version) return;
  const choosers = choosersOf(deployment);
  const isChosenBy = isChosen(deployment);
  const waiting = choosers.filter(
    ({ choice, record }) => choice !== undefined && isChosenBy(choice) && !isIn(record),
  );
  if (waiting.length === 0) {
    throw new SiteError(`${name} ${version} is already deployed on the channel ${channel}.`);
  }
};

/** What goes to everybody goes to those too that had a version of their own in place of the channel's. */
const liftHolds = (deployment: Deployment): void => {
  const { folder } = deployment;
  const keeps = new Set(
    choosersOf(deployment)
      .filter(({ choice }) => choice !== undefined && !isChosen(deployment)(choice))
      .map(({ record }) => record.variant),
  );
  const lifted = Object.keys(readHolds(folder)).filter((variant) => !keeps.has(variant));
  changeHolds(folder, Object.fromEntries(lifted.map((variant) => [variant, null])));
};

/**
 * Puts a part on the site, moves its channel, and composes a new release of every variant of the site. All are
 * checked before anything is written.
 * @returns the releases that are current now; none when the site has never been composed
 * @throws SiteError, DocumentError
 */
const deploy = (deployment: Deployment): ReleaseRecord[] => {
  const { site, channel, part, folder, offeredTo } = deployment;
  refuseDevelopment(deployment);
  refuseOverwriting(deployment);
  const composed = composeSite(site, () => [offeredTo(isChosen(deployment))]);
  placePart(site, part);
  liftHolds(deployment);
  moveChannels(folder, { [channel]: versionOf(part) });
  return publishReleases(site, composed);
};

interface RemoteDeployment {
  site: string;
  remote: BuiltRemote;
  channel: Channel;
}

/** Deploys a remote to a site, under the lock of the site. @throws SiteError, DocumentError */
export const deployRemote = ({ site, remote, channel }: RemoteDeployment): ReleaseRecord[] => {
  const { id, version } = remote.document;
  return deploy({
    site,
    channel,
    part: remote,
    folder: remoteFolder(site, id),
    name: id,
    offeredTo: (isFor) => ({
      remoteIds: () => [id],
      host: () => null,
      remote: (wantedId, wanted) => (wantedId === id && isFor(wanted) ? remote : null),
    }),
    choiceOf: ({ remotes }) => (remotes[id]?.enabled === true ? remotes[id] : undefined),
    isIn: ({ remotes }) => remotes[id] === version,
    modeProblems: remoteModeProblems(remote),
  });
};

interface HostDeployment {
  site: string;
  host: BuiltHost;
}

/** Deploys the host to a site, under the lock of the site. @throws SiteError, DocumentError */
export const deployHost = ({ site, host }: HostDeployment): ReleaseRecord[] => {
  const channel = 'stable';
  return deploy({
    site,
    channel,
    part: host,
    folder: hostFolder(site),
    name: 'host',
    offeredTo: (isFor) => ({
      remoteIds: () => [],
      host: (wanted) => (isFor(wanted) ? host : null),
      remote: () => null,
    }),
    choiceOf: (variant) => variant.host,
    isIn: ({ hostBase }) => hostBase === host.base,
    modeProblems: hostModeProblems(host),
  });
};
