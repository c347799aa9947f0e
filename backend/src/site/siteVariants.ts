import path from 'node:path';

import type { CurrentRecord } from '@adviestool/contract/currentRecord';
import { variantSchema, type Variant } from '@adviestool/contract/variant';

import { followReleases, readJson } from './siteRelease.ts';

export const releaseFolder = (siteDir: string, release: string): string =>
  path.join(siteDir, 'releases', path.basename(release));

interface SiteVariant {
  record: CurrentRecord;
  /** As its current release has it. */
  variant: Variant;
}

/**
 * Gives the variants of a site, as they are served now.
 * @param onBroken told when one is there and cannot be read
 */
export const followVariants = (
  siteDir: string,
  onBroken: (cause: unknown) => void,
): (() => readonly SiteVariant[]) =>
  followReleases({
    siteDir,
    read: (record) => ({
      record,
      variant: readJson(
        path.join(releaseFolder(siteDir, record.release), 'variant.json'),
        variantSchema,
      ),
    }),
    onBroken,
  });
