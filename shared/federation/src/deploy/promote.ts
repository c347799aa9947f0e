import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { ReleaseRecord } from '@adviestool/contract/release';
import type { Channel, PartChoice, Variant } from '@adviestool/contract/variant';

import { composeSite } from '../assemble/composeSite.ts';
import { hostBase, readHost, readRemote, remoteBase } from '../assemble/parts.ts';
import { HOST, partFolder, readChannels } from '../assemble/siteParts.ts';
import { readCurrent } from '../assemble/siteState.ts';
import { changeSite, type SiteChange } from './changeSite.ts';
import { nextVersions } from './nextVersions.ts';
import { offeredParts, partsText, type DeployedPart } from './offeredParts.ts';
import { SiteError } from './SiteError.ts';
import { switchCause, type SwitchCause } from './switchCause.ts';

type Versions = Readonly<Record<string, string>>;

interface Promotion {
  site: string;
  /** Names of the parts: ids of remotes, and `host`. */
  names: readonly string[];
  from: Channel;
  to: Channel;
  /** Ids of the variants of the site that get it, while the others keep what they have; absent: all. */
  variants?: readonly string[] | undefined;
  /** Percent of the browsers that get it first; absent: all. */
  share?: number | undefined;
  /** Who promotes and why; absent: what the environment says. */
  cause?: SwitchCause;
}

/** The version that a channel has of each part. @throws SiteError that names every one that has none */
const versionsOn = ({ site, names, from }: Promotion): Versions => {
  const found = names.map((name) => ({
    name,
    version: readChannels(partFolder(site, name))[from],
  }));
  const problems = found
    .filter(({ version }) => version === undefined)
    .map(
      ({ name }) =>
        `${name} has nothing on the channel ${from} of this site. Deploy it there first, with --channel ${from}.`,
    );
  if (problems.length > 0) throw new SiteError(problems.join('\n'));
  return Object.fromEntries(
    found.flatMap(({ name, version }) => (version === undefined ? [] : [[name, version]])),
  );
};

/** A part as it stands on the site already. @throws SiteError, DocumentError */
const partOnSite = (site: string, name: string, version: string): DeployedPart => {
  const dist = join(site, name === HOST ? hostBase(version) : remoteBase(name, version));
  if (!existsSync(dist)) {
    throw new SiteError(`${site} no longer has ${name} ${version}. Deploy it anew.`);
  }
  return name === HOST ? readHost(dist) : readRemote(dist, version);
};

/** A choice of an exact version, with the one that is promoted; a choice of a channel stays. */
const moved = <Choice extends PartChoice>(choice: Choice, version: string | undefined): Choice =>
  choice.version === undefined || version === undefined ? choice : { ...choice, version };

/** A production variant names exact versions: it gets those that are promoted. */
export const withVersions = <Document extends Pick<Variant, 'environment' | 'host' | 'remotes'>>(
  variant: Document,
  versions: Versions,
): Document =>
  variant.environment.production
    ? {
        ...variant,
        host: moved(variant.host, versions[HOST]),
        remotes: Object.fromEntries(
          Object.entries(variant.remotes).map(([id, choice]) => [id, moved(choice, versions[id])]),
        ),
      }
    : variant;

/**
 * Checks parts that go from one channel of a site to another, and the release that they make.
 * @throws SiteError, DocumentError
 */
export const checkedPromotion = (promotion: Promotion): SiteChange => {
  const { site, from, to, variants, share, cause = switchCause() } = promotion;
  if (from === to) throw new SiteError(`--from and --to are both ${from}. Name two channels.`);
  const versions = versionsOn(promotion);
  const parts = Object.entries(versions).map(([name, version]) => partOnSite(site, name, version));
  const isForAll = variants === undefined && share === undefined;
  const releases = composeSite(site, {
    given: offeredParts(parts, to),
    variants,
    change: (variant) => (to === 'stable' ? withVersions(variant, versions) : variant),
  });
  const isThere = Object.entries(versions).every(
    ([name, version]) => readChannels(partFolder(site, name))[to] === version,
  );
  const isSame = releases.every(
    ({ record }) => readCurrent(site, record.variant)?.release === record.release,
  );
  if (isSame && (isThere || !isForAll)) {
    throw new SiteError(
      `${partsText(versions)} is on the channel ${to} already. Nothing was changed.`,
    );
  }
  return {
    site,
    kind: 'promote',
    cause,
    releases,
    share,
    ...nextVersions({ site, releases, versions, channel: to, isForAll, share }),
    channel: to,
    parts: versions,
  };
};

/**
 * Moves parts from one channel to another without a build, in one switch, under the lock of the site.
 * @returns the release that is current now; null when the site has never been composed
 * @throws SiteError, DocumentError
 */
export const promote = (promotion: Promotion): ReleaseRecord | null => {
  changeSite(checkedPromotion(promotion));
  return readCurrent(promotion.site);
};
