import { join } from 'node:path';

import { assemble, readComposition } from '@adviestool/federation/deploy/assemble';
import { localParts } from '@adviestool/federation/assemble/parts';

import { buildParts } from './buildParts.ts';
import { ROOT } from './process/run.ts';

/** The site that the embedded start serves. */
export const SITE = join(ROOT, 'dist/site');

/** Builds what has changed and composes the variant into the site. @throws Error with the tool's output */
export const buildSite = async (variantId = 'main'): Promise<string[]> => {
  // A mistake in it is told before what takes long.
  readComposition(join(ROOT, 'variants'), variantId);
  const built = await buildParts();
  assemble({ root: ROOT, variantId, site: SITE, parts: localParts(ROOT), isFirst: true });
  return built;
};
