import type { Catalogus } from '@adviestool/contract/catalogus';
import type { ReleaseRecord } from '@adviestool/contract/release';

import { publishedCatalogus, refuseOtherContent } from '../assemble/catalogusOfSite.ts';
import { composeRelease } from '../assemble/composeRelease.ts';
import { siteParts } from '../assemble/siteParts.ts';
import { readComposition, readCurrent, readRelease } from '../assemble/siteState.ts';
import { changeSite } from './changeSite.ts';
import { SiteError } from './SiteError.ts';
import { switchCause, type SwitchCause } from './switchCause.ts';

interface CatalogusDeployment {
  site: string;
  catalogus: Catalogus;
  /** Where it stands, for messages. */
  file: string;
  /** Who deploys it and why; absent: what the environment says. */
  cause?: SwitchCause;
}

/**
 * Makes a catalogue the one of a site, under its lock: composes the release of the site anew with it. The
 * earlier one stays, for the projects that name it and for a rollback.
 * @throws SiteError, DocumentError
 */
export const deployCatalogus = ({
  site,
  catalogus,
  file,
  cause = switchCause(),
}: CatalogusDeployment): ReleaseRecord => {
  const { id, versie } = catalogus;
  if (id === undefined || versie === undefined) {
    throw new SiteError(`${file}: id and versie are missing. A catalogue is deployed by its name.`);
  }
  const current = readCurrent(site);
  if (current === null) {
    throw new SiteError(`${site} has no release yet: pnpm assemble VARIANT --site DIR.`);
  }
  const published = publishedCatalogus(catalogus);
  refuseOtherContent(site, published, file);
  const composition = readComposition(site, current.release);
  if (publishedCatalogus(composition.catalogus).release.file === published.release.file) {
    throw new SiteError(`The catalogue ${id} ${versie} is in use on this site already.`);
  }
  const release = composeRelease({ ...composition, catalogus }, siteParts(site));
  changeSite({
    site,
    kind: 'catalogus',
    cause,
    release,
    parts: {},
    note: `catalogus ${id} ${versie}`,
  });
  return readRelease(site, release.record.release);
};
