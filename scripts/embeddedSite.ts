import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { variantSchema } from '@adviestool/contract/variant';
import { assemble, type AssembleOptions } from '@adviestool/federation/deploy/assemble';
import { localParts } from '@adviestool/federation/assemble/parts';

import { ROOT } from './process/run.ts';

const VARIANT = 'embedded';
const OWN_VARIANTS = join(ROOT, 'dist/embedded-variants');

/**
 * The folder of variants whose embedded one lets this parent frame in: that of the repository, or a
 * copy when the parent frame stands on another port than the variant names.
 */
const variantsFor = (parentOrigin: string): string => {
  const variants = join(ROOT, 'variants');
  const text = readFileSync(join(variants, `${VARIANT}.json`), 'utf8');
  const variant = variantSchema.parse(JSON.parse(text));
  if (variant.parentOrigins.includes(parentOrigin)) return variants;
  mkdirSync(OWN_VARIANTS, { recursive: true });
  const own = { ...variant, parentOrigins: [parentOrigin] };
  writeFileSync(join(OWN_VARIANTS, `${VARIANT}.json`), JSON.stringify(own));
  for (const name of [variant.catalogue, variant.whatsNew, variant.branding.logo]) {
    if (name !== undefined) cpSync(join(variants, name), join(OWN_VARIANTS, name));
  }
  return OWN_VARIANTS;
};

/** Port of the parent frame: the one after the site's own (3001). 0: no building model. */
export const bouwmodelPort = (): number => {
  const port = Number(process.env['PORT'] ?? 3000);
  return Number(process.env['BOUWMODEL_PORT'] ?? (port > 0 ? port + 1 : 0));
};

/**
 * Composes the embedded variant of what is built, for the parent frame of this machine.
 * @returns how the backend serves both, the site on the port after that of the parent frame (3002)
 */
export const assembleEmbeddedSite = (
  options: Pick<AssembleOptions, 'site' | 'compresses' | 'allowsDevelopment'>,
): Record<string, string> => {
  const parentPort = bouwmodelPort();
  const variants = variantsFor(`http://localhost:${parentPort}`);
  assemble({ root: ROOT, variants, variantId: VARIANT, parts: localParts(ROOT), ...options });
  return {
    BOUWMODEL_DIR: join(ROOT, 'hosts/bouwmodel/dist'),
    BOUWMODEL_PORT: String(parentPort),
    EMBEDDED_SITE_DIR: options.site,
    EMBEDDED_PORT: String(parentPort + 1),
  };
};
