import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { logoFile } from '@adviestool/contract/release';
import { variantSchema } from '@adviestool/contract/variant';

import type { RapportLogo } from './rapportLogoOf.ts';
import { followReleases, readJson } from '../site/siteRelease.ts';

/** What a report takes from a variant of the site that this process serves. */
export interface SiteInstellingen {
  /** Of the variant; its names and logo are for this group alone. */
  groupId: number;
  /** Name of the release: which program makes the report. */
  release: string;
  /** By id, the name of each supplier of fasteners. */
  leveranciers: Readonly<Record<string, string>>;
  logo: RapportLogo | null;
}

const readLogo = (folder: string, pad: string | null): SiteInstellingen['logo'] => {
  if (pad === null || !existsSync(path.join(folder, pad))) return null;
  return { pad, bytes: readFileSync(path.join(folder, pad)), isGeupload: false };
};

/** Gives what reports take from each variant of a site, which follows its release; none of one that cannot be read. */
export const followSiteInstellingen = (
  siteDir: string,
  onBroken: (cause: unknown) => void,
): (() => readonly SiteInstellingen[]) =>
  followReleases<SiteInstellingen>({
    siteDir,
    read: ({ release }) => {
      const folder = path.join(siteDir, 'releases', path.basename(release));
      const variant = readJson(path.join(folder, 'variant.json'), variantSchema);
      return {
        groupId: variant.groupId,
        release: path.basename(release),
        leveranciers: variant.fastenerSuppliers.options,
        logo: readLogo(folder, logoFile(variant)),
      };
    },
    onBroken,
  });
