import type { Catalogus } from '@adviestool/contract/catalogus';
import type { ReleaseRecord } from '@adviestool/contract/release';

import { publishedCatalogus, refuseOtherContent } from '../assemble/catalogusOfSite.ts';
import { composeRelease, type Composition } from '../assemble/composeRelease.ts';
import { publishReleases } from '../assemble/publishRelease.ts';
import { siteParts } from '../assemble/siteParts.ts';
import { readComposition, readVariants } from '../assemble/siteState.ts';
import { SiteError } from './SiteError.ts';

interface CatalogusDeployment {
  site: string;
  catalogus: Catalogus;
  /** Where it stands, for messages. */
  file: string;
}

/** What the variants of a site are composed of now; each has a catalogue of its own. */
const compositionsOf = (site: string): Composition[] =>
  readVariants(site).map(({ record }) => readComposition(site, record.release));

/** The variants that are to have a catalogue: all that have one of its id, or the only one that there is. */
const takersOf = (
  all: readonly Composition[],
  { site, catalogus }: CatalogusDeployment,
): readonly Composition[] => {
  if (all.length === 0) {
    throw new SiteError(`${site} has no release yet: pnpm assemble VARIANT --site DIR.`);
  }
  const takers = all.filter((each) => all.length === 1 || each.catalogus.id === catalogus.id);
  if (takers.length > 0) return takers;
  const known = all.map((each) => `${each.variant.id} has ${each.catalogus.id}`).join(', ');
  throw new SiteError(`No variant of the site has a catalogue ${catalogus.id}: ${known}.`);
};

/**
 * Makes a catalogue the one of a site, under its lock: composes the releases of the variants that have it anew.
 * The earlier one stays, for the projects that name it and for a rollback.
 * @throws SiteError, DocumentError
 */
export const deployCatalogus = (deployment: CatalogusDeployment): ReleaseRecord[] => {
  const { site, catalogus, file } = deployment;
  const { id, versie } = catalogus;
  if (id === undefined || versie === undefined) {
    throw new SiteError(`${file}: id and versie are missing. A catalogue is deployed by its name.`);
  }
  const takers = takersOf(compositionsOf(site), deployment);
  const published = publishedCatalogus(catalogus);
  refuseOtherContent(site, published, file);
  const isThere = (each: Composition): boolean =>
    publishedCatalogus(each.catalogus).release.file === published.release.file;
  if (takers.every(isThere)) {
    throw new SiteError(`The catalogue ${id} ${versie} is in use on this site already.`);
  }
  const composed = takers.map((each) =>
    composeRelease({ ...each, catalogus }, siteParts(site, each.variant.id)),
  );
  return publishReleases(site, composed);
};
