import type { ReleaseRecord } from '@adviestool/contract/release';
import type { Share } from '@adviestool/contract/share';

import { versionsOf } from '../assemble/siteParts.ts';
import { readReleases, readVariants, type SiteVariant } from '../assemble/siteState.ts';
import { sitePaths, type SitePaths } from './sitePaths.ts';
import { say } from './tell.ts';

const shareText = ({ percent, release }: Share): string =>
  `${percent} % of the browsers get release ${release} first. To all: adviestool promote; to nobody: adviestool rollback.`;

/** The newest release of a variant that has all of these parts, in whatever version; null: none ever had. */
const formerRelease = (
  site: string,
  variant: string,
  names: readonly string[],
): ReleaseRecord | undefined =>
  readReleases(site)
    .filter((record) => record.variant === variant)
    .find((record) => names.every((name) => versionsOf(record)[name] !== undefined));

const absenceOf = (site: string, variant: string, names: readonly string[]): string => {
  const what = names.join(', ');
  const former = formerRelease(site, variant, names);
  if (former !== undefined) {
    return `Variant ${variant} runs no ${what}, since it was rolled back or composed without it; release ${former.release} had it. Who wants it there again: adviestool rollback ${former.release}, or adviestool assemble ${variant}; then deploy.`;
  }
  return `Variant ${variant} runs no ${what}: its document does not name it, or has it switched off. Who wants it there changes that: adviestool assemble ${variant}.`;
};

const lineOf = (
  site: string,
  { record, share }: SiteVariant,
  versions: Readonly<Record<string, string>>,
): string => {
  const { release, variant } = record;
  const now = versionsOf(record);
  if (share !== null) return `${variant}: ${shareText(share)}`;
  const absent = Object.keys(versions).filter((name) => now[name] === undefined);
  if (absent.length > 0) {
    return absenceOf(site, variant, absent);
  }
  return Object.entries(versions).every(([name, version]) => now[name] === version)
    ? `Release ${release} of ${variant} runs it. The way back: adviestool releases, adviestool rollback.`
    : `Release ${release} of ${variant} does not run all of it: adviestool promote moves it on, unless the variant asks otherwise.`;
};

/** Pages that went with a version of a part, which another part may have now. */
const goneLines = (before: SitePaths, now: SitePaths): string[] =>
  [...now].flatMap(([variant, paths]) => {
    const gone = (before.get(variant) ?? []).filter((path) => !paths.includes(path));
    return gone.length === 0
      ? []
      : [
          `Variant ${variant} has no page any more at ${gone.join(', ')}. If another remote has it now, its document does not name that one: docs/upgrading.md.`,
        ];
  });

/**
 * Says what visitors of each variant of a site get after these versions of parts were put there or moved.
 * @param before the pages that there were until then
 */
export const tellOutcome = (
  site: string,
  versions: Readonly<Record<string, string>>,
  before: SitePaths,
): void => {
  const variants = readVariants(site);
  if (variants.length === 0) {
    say(
      'The site has no release yet: adviestool assemble VARIANT --site DIR, when every part is there.',
    );
  }
  for (const line of goneLines(before, sitePaths(site))) say(line);
  for (const variant of variants) say(lineOf(site, variant, versions));
};

export const secondsSince = (start: number): string =>
  ((performance.now() - start) / 1000).toFixed(1);
