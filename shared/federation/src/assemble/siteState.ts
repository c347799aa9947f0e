import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { catalogusSchema } from '@adviestool/contract/catalogus';
import { logoFile, releaseRecordSchema, type ReleaseRecord } from '@adviestool/contract/release';
import { variantSchema } from '@adviestool/contract/variant';
import { whatsNewSchema } from '@adviestool/contract/whatsNew';

import type { Composition } from './composeRelease.ts';
import { readBytes, readDocument } from './readDocument.ts';
import { releaseFolder } from './writeSite.ts';

const readRecord = (folder: string): ReleaseRecord =>
  readDocument(join(folder, 'release.json'), releaseRecordSchema);

/** The release that visitors get; null when the site has none yet. @throws DocumentError */
export const readCurrent = (site: string): ReleaseRecord | null =>
  existsSync(join(site, 'release.json')) ? readRecord(site) : null;

/** A release of the site, by its name. @throws DocumentError */
export const readRelease = (site: string, release: string): ReleaseRecord =>
  readRecord(releaseFolder(site, release));

/** What a release of the site was composed of: a site remembers its variant. @throws DocumentError */
export const readComposition = (site: string, release: string): Composition => {
  const folder = releaseFolder(site, release);
  const file = join(folder, 'variant.json');
  const variant = readDocument(file, variantSchema);
  const logo = logoFile(variant);
  return {
    file,
    variant,
    catalogus: readDocument(join(folder, 'catalogus.json'), catalogusSchema),
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
