import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { assemble } from '../shared/federation/src/assemble/assemble.ts';
import { localParts } from '../shared/federation/src/assemble/parts.ts';
import { ROOT } from './run.ts';

const VARIANT = 'embedded';
const SITE = join(ROOT, 'dist/embedded-site');
const OWN_VARIANTS = join(ROOT, 'dist/embedded-variants');

/**
 * The folder of variants whose embedded one lets this parent frame in: that of the repository, or a
 * copy when the parent frame stands on another port than the variant names.
 */
const variantsFor = (parentOrigin: string): string => {
  const variants = join(ROOT, 'variants');
  const text = readFileSync(join(variants, `${VARIANT}.json`), 'utf8');
  const variant: { parentOrigins: string[]; catalogue: string; whatsNew?: string } =
    JSON.parse(text);
  if (variant.parentOrigins.includes(parentOrigin)) return variants;
  mkdirSync(OWN_VARIANTS, { recursive: true });
  const own = { ...variant, parentOrigins: [parentOrigin] };
  writeFileSync(join(OWN_VARIANTS, `${VARIANT}.json`), JSON.stringify(own));
  for (const name of [variant.catalogue, variant.whatsNew]) {
    if (name !== undefined) copyFileSync(join(variants, name), join(OWN_VARIANTS, name));
  }
  return OWN_VARIANTS;
};

/** Composes the embedded variant of what is built, for a parent frame on a port. Returns the folder. */
export const assembleEmbeddedSite = (parentPort: number): string => {
  const variants = variantsFor(`http://localhost:${parentPort}`);
  assemble({ root: ROOT, variants, variantId: VARIANT, site: SITE, parts: localParts(ROOT) });
  return SITE;
};
