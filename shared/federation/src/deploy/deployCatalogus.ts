import type { Catalogus } from '@adviestool/contract/catalogus';
import { onaannemelijkeRegels } from '@adviestool/contract/catalogusAannemelijk';
import type { ReleaseRecord } from '@adviestool/contract/release';

import { publishedCatalogus, refuseOtherContent } from '../assemble/catalogusOfSite.ts';
import { composeRelease, type Composition } from '../assemble/composeRelease.ts';
import { siteParts } from '../assemble/siteParts.ts';
import { readComposition, readRelease, readVariants } from '../assemble/siteState.ts';
import { refuseDuringShare } from '../assemble/composeSite.ts';
import { twoCatalogi } from '../assemble/twoCatalogi.ts';
import { changeSite } from './changeSite.ts';
import { SiteError } from '../assemble/SiteError.ts';
import { switchCause, type SwitchCause } from './switchCause.ts';

interface CatalogusDeployment {
  site: string;
  catalogus: Catalogus;
  /** Where it stands, for messages. */
  file: string;
  /** Hears what may be a slip, beside the version that it replaces. */
  warn?: (line: string) => void;
  /** Who deploys it and why; absent: what the environment says. */
  cause?: SwitchCause;
}

/** The variants that are to have a catalogue: all that have one of its id, or the only one that there is. */
const takersOf = (
  all: readonly Composition[],
  { site, catalogus }: CatalogusDeployment,
): readonly Composition[] => {
  if (all.length === 0) {
    throw new SiteError(`${site} has no release yet: adviestool assemble VARIANT --site DIR.`);
  }
  const takers = all.filter((each) => all.length === 1 || each.catalogus.id === catalogus.id);
  if (takers.length > 0) return takers;
  const known = all.map((each) => `${each.variant.id} has ${each.catalogus.id}`).join(', ');
  throw new SiteError(`No variant of the site has a catalogue ${catalogus.id}: ${known}.`);
};

/**
 * Makes a catalogue the one of a site, under its lock: composes the releases of the variants that have it anew.
 * The earlier one stays, for the projects that name it and for a rollback.
 * @returns the releases that are current now
 * @throws SiteError, DocumentError
 */
export const deployCatalogus = (deployment: CatalogusDeployment): ReleaseRecord[] => {
  const { site, catalogus, file, warn = () => undefined, cause = switchCause() } = deployment;
  const { id, versie } = catalogus;
  if (id === undefined || versie === undefined) {
    throw new SiteError(`${file}: id and versie are missing. A catalogue is deployed by its name.`);
  }
  const variants = readVariants(site);
  const all = variants.map(({ record }) => readComposition(site, record.release));
  const takers = takersOf(all, deployment);
  const published = publishedCatalogus(catalogus);
  refuseOtherContent(site, published, file);
  const isThere = (each: Composition): boolean =>
    publishedCatalogus(each.catalogus).release.file === published.release.file;
  if (takers.every(isThere)) {
    throw new SiteError(`The catalogue ${id} ${versie} is in use on this site already.`);
  }
  refuseDuringShare(
    variants.filter((_each, index) => takers.some((taker) => taker === all[index])),
  );
  // Each may have an earlier version of its own; what they have in common is said once.
  const regels = new Set(
    takers.flatMap(({ catalogus: vorige }) => onaannemelijkeRegels(catalogus, vorige)),
  );
  for (const regel of regels) warn(`${file}: ${regel}`);
  const releases = takers.map((each) =>
    composeRelease({ ...each, catalogus }, siteParts(site, each.variant.id)),
  );
  const note = `catalogus ${id} ${versie}`;
  changeSite({ site, kind: 'catalogus', cause, releases, parts: {}, note });
  for (const line of twoCatalogi(site)) warn(line);
  return releases.map(({ record }) => readRelease(site, record.release));
};
