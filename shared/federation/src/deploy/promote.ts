import type { ReleaseRecord } from '@adviestool/contract/release';
import type { Channel } from '@adviestool/contract/variant';

import { composeRelease } from '../assemble/composeRelease.ts';
import { firstOf } from '../assemble/parts.ts';
import { partFolder, readChannels, siteParts } from '../assemble/siteParts.ts';
import { readComposition, readCurrent } from '../assemble/siteState.ts';
import { replaceFile } from '../assemble/writeSite.ts';
import { changeSite, type SiteChange } from './changeSite.ts';
import { failureText } from './failureText.ts';
import { channelsTo, offeredParts, partsText } from './offeredParts.ts';
import { partOnSite } from './partOnSite.ts';
import { promotedDocument, withVersions, type Versions } from './promotedVariant.ts';
import { SiteError } from './SiteError.ts';
import { switchCause, type SwitchCause } from './switchCause.ts';

interface Promotion {
  site: string;
  /** Names of the parts: ids of remotes, and `host`. */
  names: readonly string[];
  from: Channel;
  to: Channel;
  /** Folder of variants that people keep, in which the versions are written too. */
  variants?: string | undefined;
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

/**
 * Checks parts that go from one channel of a site to another, and the release that they make.
 * @throws SiteError, DocumentError
 */
const checkedPromotion = (promotion: Promotion): SiteChange & { parts: Versions } => {
  const { site, from, to, cause = switchCause() } = promotion;
  if (from === to) throw new SiteError(`--from and --to are both ${from}. Name two channels.`);
  const versions = versionsOn(promotion);
  const parts = Object.entries(versions).map(([name, version]) => partOnSite(site, name, version));
  const current = readCurrent(site);
  const composition = current === null ? null : readComposition(site, current.release);
  const release =
    composition === null
      ? null
      : composeRelease(
          {
            ...composition,
            variant:
              to === 'stable' ? withVersions(composition.variant, versions) : composition.variant,
          },
          firstOf(offeredParts(parts, to), siteParts(site)),
        );
  const isThere = Object.entries(versions).every(
    ([name, version]) => readChannels(partFolder(site, name))[to] === version,
  );
  if (isThere && (release === null || release.record.release === current?.release)) {
    throw new SiteError(
      `${partsText(versions)} is on the channel ${to} already. Nothing was changed.`,
    );
  }
  return {
    site,
    kind: 'promote',
    cause,
    release,
    channels: channelsTo(to, versions),
    channel: to,
    parts: versions,
  };
};

/** What people have of the variant, changed as that of the site; null when nothing in it changes. */
const keptDocument = (
  { site, variants, to }: Promotion,
  versions: Versions,
): { file: string; text: string } | null => {
  const id = readCurrent(site)?.variant;
  return id === undefined || variants === undefined || to !== 'stable'
    ? null
    : promotedDocument({ variants, id, versions });
};

const writeDocument = ({ file, text }: { file: string; text: string }): void => {
  try {
    replaceFile(file, text);
  } catch (cause) {
    throw new SiteError(
      `The site is switched, but its variant could not be written: ${failureText(cause)} Write the versions into ${file} before it is assembled again.`,
      { cause },
    );
  }
};

interface Promoted {
  /** The release that is current now; null when the site has never been composed. */
  record: ReleaseRecord | null;
  versions: Versions;
  /** The document of `variants` that was changed. */
  file: string | null;
}

/**
 * Moves parts from one channel to another without a build, in one switch, under the lock of the site.
 * @throws SiteError, DocumentError
 */
export const promote = (promotion: Promotion): Promoted => {
  const { site } = promotion;
  const change = checkedPromotion(promotion);
  const document = keptDocument(promotion, change.parts);
  changeSite(change);
  if (document !== null) writeDocument(document);
  return { record: readCurrent(site), versions: change.parts, file: document?.file ?? null };
};
