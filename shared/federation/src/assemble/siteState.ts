import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { catalogusSchema, type Catalogus } from '@adviestool/contract/catalogus';
import { currentRecordSchema } from '@adviestool/contract/currentRecord';
import {
  logoFile,
  releaseRecordSchema,
  VARIANTS_FOLDER,
  type ReleaseRecord,
} from '@adviestool/contract/release';
import type { Share } from '@adviestool/contract/share';
import { variantSchema } from '@adviestool/contract/variant';
import { whatsNewSchema } from '@adviestool/contract/whatsNew';

import type { Composition } from './composeRelease.ts';
import { readBytes, readDocument } from './readDocument.ts';
import { releaseFolder } from './releaseFolder.ts';

/** A variant of a site: where its pointers stand, and the release that its visitors get. */
export interface SiteVariant {
  folder: string;
  record: ReleaseRecord;
  /** The release that a share of the browsers gets instead; null: none. */
  share: Share | null;
}

const readRecord = (folder: string): ReleaseRecord =>
  readDocument(join(folder, 'release.json'), releaseRecordSchema);

const readPointers = (folder: string): SiteVariant => {
  const { share = null, ...record } = readDocument(
    join(folder, 'release.json'),
    currentRecordSchema,
  );
  return { folder, record, share };
};

const hasPointers = (folder: string): boolean => existsSync(join(folder, 'release.json'));

const variantsFolder = (site: string): string => join(site, VARIANTS_FOLDER);

/** The folders with pointers: the site's own, of the variant that it began with, and one for each other. */
const pointerFolders = (site: string): string[] => {
  const folder = variantsFolder(site);
  const others = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return [site, ...others.map((name) => join(folder, name))].filter(hasPointers);
};

/** The variants of a site, first the one that it began with; none: it has no release yet. @throws DocumentError */
export const readVariants = (site: string): SiteVariant[] => pointerFolders(site).map(readPointers);

/**
 * The release that visitors of a variant get; null when the site has none of it.
 * @param variant absent: the one that the site began with
 * @throws DocumentError
 */
export const readCurrent = (site: string, variant?: string): ReleaseRecord | null => {
  if (variant === undefined) return hasPointers(site) ? readPointers(site).record : null;
  const found = readVariants(site).find(({ record }) => record.variant === variant);
  return found?.record ?? null;
};

/** Where the pointers of a variant stand, or will stand: the first one of a site takes its root. @throws DocumentError */
export const pointerFolder = (site: string, variant: string): string => {
  const first = readCurrent(site);
  return first === null || first.variant === variant ? site : join(variantsFolder(site), variant);
};

/** A release of the site, by its name. @throws DocumentError */
export const readRelease = (site: string, release: string): ReleaseRecord =>
  readRecord(releaseFolder(site, release));

/** The catalogue that a release of the site names. @throws DocumentError */
export const readCatalogus = (site: string, release: string): Catalogus =>
  readDocument(join(releaseFolder(site, release), 'catalogus.json'), catalogusSchema);

/** What a release of the site was composed of: a site remembers its variants. @throws DocumentError */
export const readComposition = (site: string, release: string): Composition => {
  const folder = releaseFolder(site, release);
  const file = join(folder, 'variant.json');
  const variant = readDocument(file, variantSchema);
  const logo = logoFile(variant);
  return {
    file,
    variant,
    catalogus: readCatalogus(site, release),
    whatsNew: readDocument(join(folder, 'whats-new.json'), whatsNewSchema.nullable()),
    logo: logo === null ? null : readBytes(join(folder, logo)),
  };
};

/** Every release of the site, the newest first. @throws DocumentError */
export const readReleases = (site: string): ReleaseRecord[] => {
  const folder = join(site, 'releases');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .map((name) => readRecord(join(folder, name)))
    .toSorted((a, b) => b.created.localeCompare(a.created));
};
