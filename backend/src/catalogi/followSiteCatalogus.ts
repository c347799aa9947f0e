import { createHash } from 'node:crypto';
import path from 'node:path';

import { catalogusSchema, type Catalogus } from '@adviestool/contract/catalogus';
import { variantSchema } from '@adviestool/contract/variant';
import { z } from 'zod';

import { followRelease, readJson } from '../plugins/siteRelease.ts';
import { canonicalText } from '../projects/canonicalText.ts';

/** The catalogue of the current release of a site, and the group that its variant is for. */
interface SiteCatalogus {
  groupId: number;
  hash: string;
  document: string;
  catalogus: Catalogus;
}

/** Whatever it is called: a catalogue is known by its content. */
export const hashOfCatalogus = (document: unknown): string =>
  createHash('sha256').update(canonicalText(document)).digest('base64url').slice(0, 22);

/**
 * Gives the catalogue of a site, which follows its release; null: there is none, or it cannot be read.
 * @param onBroken told when it is there and cannot be read
 */
export const followSiteCatalogus = (
  siteDir: string,
  onBroken: (cause: unknown) => void,
): (() => SiteCatalogus | null) =>
  followRelease<SiteCatalogus | null>({
    siteDir,
    read: ({ release }) => {
      const folder = path.join(siteDir, 'releases', path.basename(release));
      const { groupId } = readJson(path.join(folder, 'variant.json'), variantSchema);
      const json = readJson(path.join(folder, 'catalogus.json'), z.unknown());
      return {
        groupId,
        hash: hashOfCatalogus(json),
        document: JSON.stringify(json),
        catalogus: catalogusSchema.parse(json),
      };
    },
    otherwise: null,
    onBroken,
  });
