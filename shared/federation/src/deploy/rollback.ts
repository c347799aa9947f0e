import type { ReleaseRecord } from '@adviestool/contract/release';

import { isDeployed, partFolder, versionsOf } from '../assemble/siteParts.ts';
import { readComposition, readCurrent, readReleases } from '../assemble/siteState.ts';
import { catalogusIfRead, otherCatalogus } from './catalogusChange.ts';
import { changeSite } from './changeSite.ts';
import { settledVersions } from './settledVersions.ts';
import { SiteError } from '../assemble/SiteError.ts';
import { switchCause, type SwitchCause } from './switchCause.ts';

const recordOf = (site: string, release: string): ReleaseRecord => {
  const releases = readReleases(site);
  const record = releases.find((each) => each.release === release);
  if (record !== undefined) return record;
  const known = releases.map((each) => each.release).join(', ');
  throw new SiteError(
    `${site} has no release ${release}. ${known === '' ? 'It has none at all.' : `It has ${known}.`}`,
  );
};

/** The parts of a release that visitors do not have now. */
const changedParts = (
  current: ReleaseRecord | null,
  record: ReleaseRecord,
): Record<string, string> => {
  const now = current === null ? {} : versionsOf(current);
  return Object.fromEntries(
    Object.entries(versionsOf(record)).filter(([name, version]) => now[name] !== version),
  );
};

interface RollbackOptions {
  /** Who goes back and why; absent: what the environment says. */
  cause?: SwitchCause;
  /** Hears of a catalogue that is another than the site runs, and of damage that is no reason to stop. */
  warn?: (line: string) => void;
}

/**
 * Makes an earlier release the current one of its variant again, under the lock of the site. The channels go
 * back as well, so that the next deploy of another part does not bring the newer versions along; where other
 * variants follow them, this one keeps those versions for itself. The catalogue goes back too.
 * @throws SiteError, DocumentError
 */
export const rollback = (
  site: string,
  release: string,
  { cause = switchCause(), warn = () => undefined }: RollbackOptions = {},
): ReleaseRecord => {
  const record = recordOf(site, release);
  const { variant, catalogus } = readComposition(site, release);
  const current = readCurrent(site, record.variant);
  const other = otherCatalogus(
    current === null ? null : catalogusIfRead(site, current.release),
    catalogus,
  );
  const names = Object.keys(versionsOf(record)).filter((name) =>
    isDeployed(partFolder(site, name)),
  );
  if (other !== null) warn(`Release ${release}: ${other.warning}`);
  changeSite({
    site,
    kind: 'rollback',
    cause,
    warn,
    releases: [release],
    ...settledVersions(site, [{ record, variant }], names),
    parts: changedParts(current, record),
    ...(other !== null && { note: `catalogus ${other.name}` }),
  });
  return record;
};
