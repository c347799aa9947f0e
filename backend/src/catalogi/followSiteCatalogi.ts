import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { catalogusSchema } from '@adviestool/contract/catalogus';
import { variantSchema } from '@adviestool/contract/variant';

import { followRelease, readJson } from '../plugins/siteRelease.ts';
import type { StoredCatalogus } from '../repositories/catalogi.ts';
import { storedCatalogusOf } from './storedCatalogusOf.ts';

/** The catalogues of a site, and the group that its variant is for. */
export interface SiteCatalogi {
  groupId: number;
  /** Of the current release. */
  inGebruik: StoredCatalogus;
  /** Every version that the site has. */
  earlier: readonly StoredCatalogus[];
}

const readCatalogus = (file: string): StoredCatalogus =>
  storedCatalogusOf(readJson(file, catalogusSchema));

const namesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];

/** The files of every version: `catalogi/<id>/<versie>/<hash>.json`. */
const filesIn = (siteDir: string): string[] => {
  const root = path.join(siteDir, 'catalogi');
  return namesIn(root)
    .flatMap((id) => namesIn(path.join(root, id)).map((versie) => path.join(root, id, versie)))
    .flatMap((folder) => namesIn(folder).map((name) => path.join(folder, name)))
    .filter((file) => file.endsWith('.json'));
};

/**
 * Gives the catalogues of a site, which follow its release; null: there is none, or it cannot be read.
 * @param onBroken told when one is there and cannot be read
 */
export const followSiteCatalogi = (
  siteDir: string,
  onBroken: (cause: unknown) => void,
): (() => SiteCatalogi | null) => {
  const readEarlier = (): StoredCatalogus[] =>
    filesIn(siteDir).flatMap((file) => {
      try {
        return [readCatalogus(file)];
      } catch (cause) {
        onBroken(cause);
        return [];
      }
    });
  return followRelease<SiteCatalogi | null>({
    siteDir,
    read: ({ release }) => {
      const folder = path.join(siteDir, 'releases', path.basename(release));
      return {
        groupId: readJson(path.join(folder, 'variant.json'), variantSchema).groupId,
        inGebruik: readCatalogus(path.join(folder, 'catalogus.json')),
        earlier: readEarlier(),
      };
    },
    otherwise: null,
    onBroken,
  });
};
