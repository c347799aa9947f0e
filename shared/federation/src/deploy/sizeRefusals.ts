import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { readDocument } from '../assemble/readDocument.ts';
import { folderOf } from '../assemble/writeSite.ts';
import { pageSizes } from './pageSizes.ts';
import { isRemote, nameOfPart, versionOfPart, type DeployedPart } from './offeredParts.ts';

/** Of a site, not served: what whoever runs it allows remotes. */
const LIMITS_FILE = '.limits.json';

/** Three times the largest page of the product. */
const DEFAULT_KILOBYTES = 300;

const limitsSchema = z.strictObject({
  /** The scripts and styles of a page, compressed, in kilobytes. */
  pageKilobytes: z.int().min(1).default(DEFAULT_KILOBYTES),
});

/** @throws DocumentError */
const limitsOf = (site: string): z.infer<typeof limitsSchema> => {
  const file = join(site, LIMITS_FILE);
  return existsSync(file) ? readDocument(file, limitsSchema) : limitsSchema.parse({});
};

/** Pages of remotes that are new to a site and larger than it allows. @throws DocumentError */
export const sizeRefusals = (site: string, parts: readonly DeployedPart[]): string[] => {
  const { pageKilobytes } = limitsOf(site);
  return parts
    .filter(isRemote)
    .filter((part) => !existsSync(join(site, folderOf(part))))
    .flatMap((part) =>
      pageSizes(part)
        .filter(({ bytes }) => bytes > pageKilobytes * 1000)
        .map(
          ({ page, bytes }) =>
            `${nameOfPart(part)} ${versionOfPart(part)}, page ${page}: ${Math.ceil(bytes / 1000)} kB of scripts and styles, compressed; this site allows ${pageKilobytes} (${LIMITS_FILE}). Load less at once, or later.`,
        ),
    );
};
