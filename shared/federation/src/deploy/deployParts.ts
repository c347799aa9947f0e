import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { ReleaseRecord } from '@adviestool/contract/release';
import type { Channel } from '@adviestool/contract/variant';

import { hostModeProblems, remoteModeProblems } from '../assemble/checkParts.ts';
import { composeRelease } from '../assemble/composeRelease.ts';
import { fingerprint, firstOf } from '../assemble/parts.ts';
import { partFolder, readChannels, siteParts } from '../assemble/siteParts.ts';
import { readComposition, readCurrent } from '../assemble/siteState.ts';
import { folderOf } from '../assemble/writeSite.ts';
import { changeSite, type SiteChange } from './changeSite.ts';
import {
  channelsTo,
  isRemote,
  nameOfPart,
  offeredParts,
  partsText,
  versionOfPart,
  versionsOfParts,
  type DeployedPart,
} from './offeredParts.ts';
import { SiteError } from './SiteError.ts';
import { switchCause, type SwitchCause } from './switchCause.ts';

interface Deployment {
  site: string;
  parts: readonly DeployedPart[];
  channel: Channel;
  /** Who deploys it and why; absent: what the environment says. */
  cause?: SwitchCause;
}

/** Also before the first release of a site, which checks everything else. */
const developmentProblems = (part: DeployedPart): string[] =>
  isRemote(part) ? remoteModeProblems(part) : hostModeProblems(part);

/** A version is never overwritten; the same files under it are as good as there. */
const overwritingProblems = (site: string, part: DeployedPart): string[] => {
  const target = join(site, folderOf(part));
  if (!existsSync(target) || fingerprint(target) === fingerprint(part.dist)) return [];
  return [
    `${nameOfPart(part)} ${versionOfPart(part)} is already on this site with other files, and a version is never overwritten. Raise the version in its package.json and deploy that.`,
  ];
};

const twiceProblems = (parts: readonly DeployedPart[]): string[] => {
  const names = parts.map(nameOfPart);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return twice.map((name) => `${name} is named twice. Name each part once.`);
};

const refuse = (problems: readonly string[]): void => {
  if (problems.length > 0) throw new SiteError(problems.join('\n'));
};

const isOnChannel = ({ site, channel }: Deployment, part: DeployedPart): boolean =>
  readChannels(partFolder(site, nameOfPart(part)))[channel] === versionOfPart(part);

/**
 * Checks parts that are put on a channel of a site, and the release that they make together with what the
 * site has.
 * @throws SiteError, DocumentError that names every problem
 */
const checkedDeployment = (deployment: Deployment): SiteChange => {
  const { site, parts, channel, cause = switchCause() } = deployment;
  refuse([
    ...twiceProblems(parts),
    ...parts.flatMap(developmentProblems),
    ...parts.flatMap((part) => overwritingProblems(site, part)),
  ]);
  const current = readCurrent(site);
  const release =
    current === null
      ? null
      : composeRelease(
          readComposition(site, current.release),
          firstOf(offeredParts(parts, channel), siteParts(site)),
        );
  const versions = versionsOfParts(parts);
  const isSame = release === null || release.record.release === current?.release;
  if (isSame && parts.every((part) => isOnChannel(deployment, part))) {
    throw new SiteError(
      `${partsText(versions)} ${parts.length === 1 ? 'is' : 'are'} already deployed on the channel ${channel}. Nothing was changed.`,
    );
  }
  return {
    site,
    kind: 'deploy',
    cause,
    release,
    placed: parts,
    channels: channelsTo(channel, versions),
    channel,
    parts: versions,
  };
};

/**
 * Puts parts on a site, moves a channel of each, and makes the release current that they are in: all in one
 * switch, under the lock of the site. It is checked with all of them in place before anything is written.
 * @returns the release that is current now; null when the site has never been composed
 * @throws SiteError, DocumentError
 */
export const deployParts = (deployment: Deployment): ReleaseRecord | null => {
  changeSite(checkedDeployment(deployment));
  return readCurrent(deployment.site);
};
