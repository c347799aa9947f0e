import type { Catalogus } from '@adviestool/contract/catalogus';
import type { ReleaseRecord } from '@adviestool/contract/release';

import { publishedCatalogus, refuseOtherContent } from '../assemble/catalogusOfSite.ts';
import { composeRelease } from '../assemble/composeRelease.ts';
import { siteParts } from '../assemble/siteParts.ts';
import { readComposition, readCurrent } from '../assemble/siteState.ts';
import { publishRelease } from '../assemble/writeSite.ts';
import { SiteError } from './SiteError.ts';

interface CatalogusDeployment {
  site: string;
  catalogus: Catalogus;
  /** Where it stands, for messages. */
  file: string;
}

/**
 * Makes a catalogue the one of a site, under its lock: composes the release of the site anew with it. The
 * earlier one stays, for the projects that name it and for a rollback.
 * @throws SiteError, DocumentError
 */
export const deployCatalogus = ({ site, catalogus, file }: CatalogusDeployment): ReleaseRecord => {
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
  return publishRelease(site, composeRelease({ ...composition, catalogus }, siteParts(site)));
};
