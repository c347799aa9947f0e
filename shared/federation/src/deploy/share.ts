import type { ReleaseRecord } from '@adviestool/contract/release';
import type { Share } from '@adviestool/contract/share';

import { versionsOf } from '../assemble/siteParts.ts';
import {
  readComposition,
  readCurrent,
  readRelease,
  readVariants,
  type SiteVariant,
} from '../assemble/siteState.ts';
import { changeSite } from './changeSite.ts';
import { settledVersions } from './settledVersions.ts';
import { SiteError } from '../assemble/SiteError.ts';
import type { SwitchCause } from './switchCause.ts';

interface ShareOptions {
  site: string;
  /** Ids of the variants that it is about; absent: all that a share of the browsers tries something of. */
  variants?: readonly string[] | undefined;
  cause: SwitchCause;
  /** Hears of damage that is no reason to stop. */
  warn?: (line: string) => void;
}

interface SharedVariant extends SiteVariant {
  share: Share;
}

/** The variants of which some browsers get another release. @throws SiteError when there are none */
const sharedVariants = ({ site, variants }: ShareOptions): SharedVariant[] => {
  const shared = readVariants(site).flatMap(({ share, ...variant }) =>
    share !== null && (variants?.includes(variant.record.variant) ?? true)
      ? [{ ...variant, share }]
      : [],
  );
  if (shared.length > 0) return shared;
  throw new SiteError(
    'No share of the browsers gets another release. Begin with adviestool deploy NAME --share 10, or adviestool promote NAME --share 10.',
  );
};

/** The parts that a share tries, with their versions. */
const triedParts = (site: string, shared: readonly SharedVariant[]): Record<string, string> =>
  Object.fromEntries(
    shared.flatMap(({ record, share }) => {
      const now = versionsOf(record);
      return Object.entries(versionsOf(readRelease(site, share.release))).filter(
        ([name, version]) => now[name] !== version,
      );
    }),
  );

const currentOf = (site: string, shared: readonly SharedVariant[]): ReleaseRecord[] =>
  shared.flatMap(({ record }) => readCurrent(site, record.variant) ?? []);

/** Gives the release that a share tries to another share of the browsers. @throws SiteError */
export const changeShare = (options: ShareOptions & { percent: number }): ReleaseRecord[] => {
  const { site, cause, percent, warn = () => undefined } = options;
  const shared = sharedVariants(options);
  const releases = shared.map(({ share }) => share.release);
  const parts = triedParts(site, shared);
  changeSite({ site, kind: 'share', cause, warn, releases, share: percent, parts });
  return currentOf(site, shared);
};

/** Gives everybody the release that a share of the browsers tries. @throws SiteError */
export const promoteShare = (options: ShareOptions): ReleaseRecord[] => {
  const { site, cause, warn = () => undefined } = options;
  const shared = sharedVariants(options);
  const parts = triedParts(site, shared);
  const settled = shared.map(({ share: { release } }) => ({
    record: readRelease(site, release),
    variant: readComposition(site, release).variant,
  }));
  changeSite({
    site,
    kind: 'promote',
    cause,
    warn,
    releases: settled.map(({ record }) => record.release),
    ...settledVersions(site, settled, Object.keys(parts)),
    parts,
  });
  return currentOf(site, shared);
};

/** Gives nobody any more what a share of the browsers tried. @throws SiteError */
export const endShare = (options: ShareOptions): ReleaseRecord[] => {
  const { site, cause, warn = () => undefined } = options;
  const shared = sharedVariants(options);
  changeSite({
    site,
    kind: 'rollback',
    cause,
    warn,
    releases: shared.map(({ record }) => record.release),
    parts: triedParts(site, shared),
    note: `nobody gets release ${shared.map(({ share }) => share.release).join(', ')} any more`,
  });
  return currentOf(site, shared);
};
