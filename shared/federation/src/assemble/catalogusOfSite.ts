import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { canonicalText } from '@adviestool/contract/canonicalText';
import type { Catalogus } from '@adviestool/contract/catalogus';
import { catalogusNaamOf, type CatalogusNaam } from '@adviestool/contract/catalogusNaam';
import { hashOfCatalogus } from '@adviestool/contract/hashOfCatalogus';
import { catalogusFolder, type ReleaseCatalogus } from '@adviestool/contract/release';

import { DocumentError } from './readDocument.ts';

/** A catalogue with the file that a site has of it. */
export interface PublishedCatalogus {
  release: ReleaseCatalogus;
  folder: string;
  /** Name of the file in that folder, by its content. */
  fileName: string;
  /** Content of the file: the same for the same catalogue, however it was written. */
  text: string;
}

const sha256 = (text: string, encoding: 'base64' | 'base64url'): string =>
  createHash('sha256').update(text).digest(encoding);

/** How a site has a catalogue. */
export const publishedCatalogus = (catalogus: Catalogus): PublishedCatalogus => {
  const hash = hashOfCatalogus(catalogus, (content) => sha256(content, 'base64url'));
  const naam = catalogusNaamOf(catalogus, hash);
  const folder = catalogusFolder(naam);
  const fileName = `${hash}.json`;
  const text = canonicalText(catalogus);
  const release = {
    ...naam,
    file: folder + fileName,
    integrity: `sha256-${sha256(text, 'base64')}`,
  };
  return { release, folder, fileName, text };
};

const refusal = ({ id, versie }: CatalogusNaam): string =>
  `the catalogue ${id} ${versie} is already on this site with another content, and a version never changes. Give it another versie.`;

/**
 * Refuses a catalogue that has the name of another one on the site.
 * @param file where the catalogue stands, for the message
 * @throws DocumentError
 */
export const refuseOtherContent = (
  site: string,
  { release, folder, fileName }: PublishedCatalogus,
  file: string,
): void => {
  const target = join(site, folder);
  if (!existsSync(target) || readdirSync(target).includes(fileName)) return;
  throw new DocumentError(`${file}: ${refusal(release)}`);
};
