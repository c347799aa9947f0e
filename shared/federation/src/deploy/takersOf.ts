import type { ComposedRelease } from '../assemble/composeRelease.ts';
import { SiteError } from '../assemble/SiteError.ts';
import { versionsOf } from '../assemble/siteParts.ts';
import { readCurrent } from '../assemble/siteState.ts';
import { partsText } from './offeredParts.ts';

export const isCurrent = (site: string, { record }: ComposedRelease): boolean =>
  readCurrent(site, record.variant)?.release === record.release;

interface Taking {
  site: string;
  versions: Readonly<Record<string, string>>;
  /** Ids of the variants that it was asked for: each has to have any of the parts; absent: all. */
  variants: readonly string[] | undefined;
  /** Percent of the browsers that try it: there is nothing to try where all have it already; absent: all. */
  share: number | undefined;
}

/**
 * The releases that a switch is of: all, or where it is not for everybody those that have any of the parts.
 * @throws SiteError when none has, or not each of those that are named
 */
export const takersOf = (
  releases: readonly ComposedRelease[],
  { site, versions, variants, share }: Taking,
): readonly ComposedRelease[] => {
  if (variants === undefined && share === undefined) return releases;
  const takers = releases.filter(({ record }) =>
    Object.entries(versions).some(([name, version]) => versionsOf(record)[name] === version),
  );
  const others = releases.filter((each) => !takers.includes(each));
  if (takers.length > 0 && (others.length === 0 || variants === undefined)) {
    return share === undefined ? takers : takers.filter((each) => !isCurrent(site, each));
  }
  const names = others.map(({ variant }) => variant.id).join(', ');
  throw new SiteError(
    `${names === '' ? 'The site' : names} has nothing of ${partsText(versions)}: it names other versions, or leaves the parts out.`,
  );
};
