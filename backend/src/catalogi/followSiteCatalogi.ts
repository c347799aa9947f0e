import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { catalogusSchema } from '@adviestool/contract/catalogus';
import { variantSchema } from '@adviestool/contract/variant';

import { followReleases, readJson } from '../site/siteRelease.ts';
import type { StoredCatalogus } from './catalogiStore.ts';
import { storedCatalogusOf } from './storedCatalogusOf.ts';

/** The catalogues of a variant of a site, and the group that it is for. */
export interface SiteCatalogi {
  groupId: number;
  /** Of the current release. */
  inGebruik: StoredCatalogus;
  /** Every version that the site has; beside other variants, of the catalogue of this one. */
  earlier: readonly StoredCatalogus[];
}

const readCatalogus = (file: string): StoredCatalogus =>
  storedCatalogusOf(readJson(file, catalogusSchema));

const namesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];

const rootOf = (siteDir: string): string => path.join(siteDir, 'catalogi');

/** The files of every version of these catalogues: `catalogi/<id>/<versie>/<hash>.json`. */
const filesIn = (siteDir: string, ids: readonly string[]): string[] => {
  const root = rootOf(siteDir);
  return ids
    .flatMap((each) =>
      namesIn(path.join(root, each)).map((versie) => path.join(root, each, versie)),
    )
    .flatMap((folder) => namesIn(folder).map((name) => path.join(folder, name)))
    .filter((file) => file.endsWith('.json'));
};

/**
 * Gives the catalogues of each variant of a site, which follow its release; none of one that cannot be read.
 * @param onBroken told when one is there and cannot be read
 */
export const followSiteCatalogi = (
  siteDir: string,
  onBroken: (cause: unknown) => void,
): (() => readonly SiteCatalogi[]) => {
  const readEarlier = (ids: readonly string[]): StoredCatalogus[] =>
    filesIn(siteDir, ids).flatMap((file) => {
      try {
        return [readCatalogus(file)];
      } catch (cause) {
        onBroken(cause);
        return [];
      }
    });
  return followReleases<SiteCatalogi>({
    siteDir,
    read: ({ release }, isAlone) => {
      const folder = path.join(siteDir, 'releases', path.basename(release));
      const inGebruik = readCatalogus(path.join(folder, 'catalogus.json'));
      const own = inGebruik.id === null ? [] : [inGebruik.id];
      return {
        groupId: readJson(path.join(folder, 'variant.json'), variantSchema).groupId,
        inGebruik,
        // What another company calculates with is none of this one's business.
        earlier: readEarlier(isAlone ? namesIn(rootOf(siteDir)) : own),
      };
    },
    onBroken,
  });
};
