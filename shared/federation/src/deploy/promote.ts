import type { ReleaseRecord } from '@adviestool/contract/release';
import type { Channel } from '@adviestool/contract/variant';

import { composeSite } from '../assemble/composeSite.ts';
import { partFolder, readChannels } from '../assemble/siteParts.ts';
import { readCurrent, readVariants } from '../assemble/siteState.ts';
import { replaceFile } from '../assemble/writeSite.ts';
import { changeSite, type SiteChange } from './changeSite.ts';
import { failureText } from './failureText.ts';
import { nextVersions } from './nextVersions.ts';
import { offeredParts, partsText } from './offeredParts.ts';
import { partOnSite } from './partOnSite.ts';
import { promotedDocument, withVersions, type Versions } from './promotedVariant.ts';
import { SiteError } from '../assemble/SiteError.ts';
import { switchCause, type SwitchCause } from './switchCause.ts';
import { isCurrent, takersOf } from './takersOf.ts';

interface Promotion {
  site: string;
  /** Names of the parts: ids of remotes, and `host`. */
  names: readonly string[];
  from: Channel;
  to: Channel;
  /** Folder of variants that people keep, in which the versions are written too. */
  documents?: string | undefined;
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

/**
 * Checks parts that go from one channel of a site to another, and the release that they make.
 * @throws SiteError, DocumentError
 */
const checkedPromotion = (promotion: Promotion): SiteChange & { parts: Versions } => {
  const { site, from, to, variants, share, cause = switchCause() } = promotion;
  if (from === to) throw new SiteError(`--from and --to are both ${from}. Name two channels.`);
  const versions = versionsOn(promotion);
  const parts = Object.entries(versions).map(([name, version]) => partOnSite(site, name, version));
  const isForAll = variants === undefined && share === undefined;
  const composed = composeSite(site, {
    given: offeredParts(parts, to),
    variants,
    change: (variant) => (to === 'stable' ? withVersions(variant, versions) : variant),
  });
  const releases = takersOf(composed, { site, versions, variants, share });
  const isThere = Object.entries(versions).every(
    ([name, version]) => readChannels(partFolder(site, name))[to] === version,
  );
  const isSame = releases.every((each) => isCurrent(site, each));
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

/** A document of a variant as it gets to be. */
interface Edit {
  file: string;
  text: string;
}

/** What people have of the variants, changed as those of the site. @throws DocumentError */
const editsOf = ({ site, documents, variants, share, to }: Promotion, versions: Versions): Edit[] =>
  documents === undefined || to !== 'stable' || share !== undefined
    ? []
    : readVariants(site)
        .map(({ record }) => record.variant)
        .filter((id) => variants?.includes(id) ?? true)
        .flatMap((id) => promotedDocument({ documents, id, versions }) ?? []);

const writeDocument = ({ file, text }: Edit): void => {
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
  /** The release that is current now, of the variant that the site began with; null when there is none. */
  record: ReleaseRecord | null;
  versions: Versions;
  /** The documents that were changed. */
  files: readonly string[];
}

/**
 * Moves parts from one channel to another without a build, in one switch, under the lock of the site.
 * @throws SiteError, DocumentError
 */
export const promote = (promotion: Promotion): Promoted => {
  const { site } = promotion;
  const change = checkedPromotion(promotion);
  const edits = editsOf(promotion, change.parts);
  changeSite(change);
  for (const edit of edits) writeDocument(edit);
  return {
    record: readCurrent(site),
    versions: change.parts,
    files: edits.map(({ file }) => file),
  };
};
