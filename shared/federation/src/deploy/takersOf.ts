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
  /** The variants were asked for by name: each has to have any of the parts. */
  isNamed: boolean;
  /** A part of the browsers tries it: there is nothing to try where all have it already. */
  isShare: boolean;
}

/** The releases that have any of the parts. @throws SiteError when none has, or not each of those that are named */
export const takersOf = (
  releases: readonly ComposedRelease[],
  { site, versions, isNamed, isShare }: Taking,
): readonly ComposedRelease[] => {
  const takers = releases.filter(({ record }) =>
    Object.entries(versions).some(([name, version]) => versionsOf(record)[name] === version),
  );
  const others = releases.filter((each) => !takers.includes(each));
  if (takers.length > 0 && (others.length === 0 || !isNamed)) {
    return isShare ? takers.filter((each) => !isCurrent(site, each)) : takers;
  }
  const names = others.map(({ variant }) => variant.id).join(', ');
  throw new SiteError(
    `${names === '' ? 'The site' : names} has nothing of ${partsText(versions)}: it names other versions, or leaves the parts out.`,
  );
};
