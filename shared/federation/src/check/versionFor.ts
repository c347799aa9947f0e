import { maxSatisfying, major, minor, prerelease, rsort, validRange } from 'semver';

import { SiteError } from '../assemble/SiteError.ts';

/** The newest version, and the newest of the minor before it. */
const LATEST = 'latest';
const PREVIOUS = 'previous';

const isOfMinor = (version: string, other: string): boolean =>
  major(version) === major(other) && minor(version) === minor(other);

/**
 * The published version that is meant: `latest`, `previous`, a version or a range.
 * @throws SiteError when there is none, with those that there are
 */
export const versionFor = (given: string, published: readonly string[]): string => {
  const newestFirst = rsort(published.filter((version) => prerelease(version) === null));
  const [newest] = newestFirst;
  if (newest === undefined) throw new SiteError('No host is published yet: nothing was checked.');
  if (given === LATEST) return newest;
  if (given === PREVIOUS) {
    const before = newestFirst.find((version) => !isOfMinor(version, newest));
    if (before !== undefined) return before;
    throw new SiteError(
      `No host of a minor before ${newest} is published yet: ${PREVIOUS} was not checked.`,
    );
  }
  const found = validRange(given) === null ? null : maxSatisfying([...published], given);
  if (found !== null) return found;
  throw new SiteError(
    `--host: there is no host ${given}. Published are ${newestFirst.join(', ')}; also ‘${LATEST}’, ‘${PREVIOUS}’ and the path of a file are taken.`,
  );
};
