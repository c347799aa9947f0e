import { dirname, join } from 'node:path';

import { catalogusSchema } from '@adviestool/contract/catalogus';
import type { ReleaseRecord } from '@adviestool/contract/release';
import { variantSchema } from '@adviestool/contract/variant';

import { composeRelease, type Composition } from './composeRelease.ts';
import { localParts, type PartSource } from './parts.ts';
import { readDocument } from './readDocument.ts';
import { publishRelease } from './writeSite.ts';

export interface AssembleOptions {
  /** Root of the repository. */
  root: string;
  /** Id of a document in `variants/`. */
  variantId: string;
  /** Folder of static files that is written. */
  site: string;
  /** Where host and remotes come from; absent: the builds of the repository. */
  parts?: PartSource;
}

/** Reads a variant and its catalogue. @throws DocumentError */
const readComposition = (root: string, variantId: string): Composition => {
  const file = join(root, 'variants', `${variantId}.json`);
  const variant = readDocument(file, variantSchema);
  return {
    variant,
    catalogus: readDocument(join(dirname(file), variant.catalogue), catalogusSchema),
  };
};

/** Composes a variant and writes it as a site of static files. @throws DocumentError */
export const assemble = ({
  root,
  variantId,
  site,
  parts = localParts(root),
}: AssembleOptions): ReleaseRecord =>
  publishRelease(site, composeRelease(readComposition(root, variantId), parts));
