import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { ReleaseRecord } from '@adviestool/contract/release';
import type { Channel } from '@adviestool/contract/variant';

import { ownerProblem, ownersAfter, type Origin } from '../artefact/owners.ts';
import { hostModeProblems, remoteModeProblems } from '../assemble/checkParts.ts';
import { composeSite } from '../assemble/composeSite.ts';
import { fingerprint } from '../assemble/parts.ts';
import { partFolder, readChannels } from '../assemble/siteParts.ts';
import { readCurrent } from '../assemble/siteState.ts';
import { folderOf } from '../assemble/writeSite.ts';
import {
  beginChange,
  changeSite,
  finishChange,
  undoChange,
  type SiteChange,
} from './changeSite.ts';
import {
  isRemote,
  nameOfPart,
  offeredParts,
  partsText,
  versionOfPart,
  versionsOfParts,
  type DeployedPart,
} from './offeredParts.ts';
import { nextVersions } from './nextVersions.ts';
import { SiteError } from '../assemble/SiteError.ts';
import { sizeRefusals } from './sizeRefusals.ts';
import { styleRefusals } from './styleRefusals.ts';
import { switchCause, type SwitchCause } from './switchCause.ts';
import { isCurrent, takersOf } from './takersOf.ts';

interface Deployment {
  site: string;
  parts: readonly DeployedPart[];
  channel: Channel;
  /** Ids of the variants of the site that get it, while the others keep what they have; absent: all. */
  variants?: readonly string[] | undefined;
  /** Percent of the browsers that get it first; absent: all. */
  share?: number | undefined;
  /** Where the parts come from; absent: they are on the site already. */
  origin?: Origin | undefined;
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

const isOn = ({ site, channel }: Deployment, part: DeployedPart): boolean =>
  readChannels(partFolder(site, nameOfPart(part)))[channel] === versionOfPart(part);

/**
 * Checks parts that are put on a channel of a site, and the releases that they make together with what the
 * site has.
 * @throws SiteError, DocumentError that names every problem
 */
const checkedDeployment = (deployment: Deployment): SiteChange => {
  const { site, parts, channel, variants, share, origin, cause = switchCause() } = deployment;
  const ids = parts.filter(isRemote).map(nameOfPart);
  refuse([
    ...twiceProblems(parts),
    ...(origin === undefined ? [] : ids.flatMap((id) => ownerProblem(site, id, origin) ?? [])),
    ...parts.flatMap(developmentProblems),
    ...parts.flatMap((part) => overwritingProblems(site, part)),
  ]);
  const versions = versionsOfParts(parts);
  const isForAll = variants === undefined && share === undefined;
  const composed = composeSite(site, {
    given: offeredParts(parts, isForAll ? channel : null),
    variants,
  });
  const releases = takersOf(composed, { site, versions, variants, share });
  refuse([...styleRefusals({ site, parts, releases }), ...sizeRefusals(site, parts)]);
  const isOnChannel = parts.every((part) => isOn(deployment, part));
  if (releases.every((each) => isCurrent(site, each)) && (isOnChannel || !isForAll)) {
    throw new SiteError(
      `${partsText(versions)} ${parts.length === 1 ? 'is' : 'are'} already deployed${isForAll ? ` on the channel ${channel}` : ''}. Nothing was changed.`,
    );
  }
  return {
    site,
    kind: 'deploy',
    cause,
    releases,
    share,
    placed: parts,
    ...nextVersions({ site, releases, versions, channel, isForAll, share }),
    ...(isForAll && { channel }),
    ...(origin !== undefined && { owners: ownersAfter(site, ids, origin) }),
    parts: versions,
  };
};

/**
 * Puts parts on a site, moves a channel of each, and makes the releases current that they are in: all in one
 * switch, under the lock of the site. It is checked with all of them in place before anything is written.
 * @returns the release that is current now, of the variant that the site began with; null when the site has never been composed
 * @throws SiteError, DocumentError
 */
export const deployParts = (deployment: Deployment): ReleaseRecord | null => {
  changeSite(checkedDeployment(deployment));
  return readCurrent(deployment.site);
};

/**
 * As `deployParts`, but looks at the releases when all of it is on the site and visitors do not get it yet.
 * @param inspect throws when they are not as they should be: nothing is left of them then
 * @throws SiteError, DocumentError, and what it throws
 */
export const deployInspected = async (
  deployment: Deployment,
  inspect: (releases: SiteChange['releases']) => Promise<void>,
): Promise<void> => {
  const { site } = deployment;
  const change = checkedDeployment(deployment);
  const journal = beginChange(change);
  try {
    await inspect(change.releases);
  } catch (error) {
    undoChange(site, journal);
    throw error;
  }
  finishChange(site, journal);
};
