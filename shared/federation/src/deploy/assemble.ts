import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { onaannemelijkeRegels } from '@adviestool/contract/catalogusAannemelijk';
import { nieuweCatalogusSchema } from '@adviestool/contract/nieuweCatalogus';
import type { ReleaseRecord } from '@adviestool/contract/release';
import type { WhatsNew } from '@adviestool/contract/whatsNew';

import { catalogusIfRead, otherCatalogus } from './catalogusChange.ts';
import { changeSite } from './changeSite.ts';
import { switchCause, type SwitchCause } from './switchCause.ts';
import { heldVersions } from './settledVersions.ts';
import { composeRelease, type Composition } from '../assemble/composeRelease.ts';
import { refuseDuringShare } from '../assemble/composeSite.ts';
import { localParts, type PartSource } from '../assemble/parts.ts';
import { DocumentError, readBytes, readDocument, readText } from '../assemble/readDocument.ts';
import { hasDeployedParts, siteParts } from '../assemble/siteParts.ts';
import { readRelease, readVariants } from '../assemble/siteState.ts';
import { whatsNewOf } from '../assemble/whatsNewOf.ts';
import { twoCatalogi } from '../assemble/twoCatalogi.ts';
import { writtenVariantSchema } from '../assemble/writtenVariant.ts';

export interface AssembleOptions {
  /** Root of the repository. */
  root: string;
  /** Name of a document in the folder of variants. */
  variantId: string;
  /** That folder; absent: `variants/` of the repository. */
  variants?: string;
  /** Folder of static files that is written. */
  site: string;
  /** Where host and remotes come from; absent: what was deployed to the site, else local builds. */
  parts?: PartSource;
  /** Whether files are compressed ahead; absent: yes. */
  compresses?: boolean;
  /** Whether parts that are built for development may be in it; absent: no. */
  allowsDevelopment?: boolean;
  /** Whether it takes the place of the variant that the site began with; absent: it stands beside that one. */
  isFirst?: boolean;
  /** Hears what is probably a slip in the catalogue, beside the one that it replaces, and what is not as its channel has it, or as another variant of the group. */
  warn?: (line: string) => void;
  /** Who asks for it and why, for the log of the site; absent: what the environment says. */
  cause?: SwitchCause;
}

const readWhatsNew = (file: string): WhatsNew => {
  const markdown = readText(file);
  try {
    return whatsNewOf(markdown);
  } catch (cause) {
    if (!(cause instanceof DocumentError)) throw cause;
    const problems = cause.message.split('\n').map((problem) => `${file}: ${problem}`);
    throw new DocumentError(problems.join('\n'), { cause });
  }
};

/** Reads a variant and the documents that it names. @throws DocumentError */
export const readComposition = (variants: string, variantId: string): Composition => {
  const file = join(variants, `${variantId}.json`);
  const variant = readDocument(file, writtenVariantSchema);
  if (variant.id !== variantId) {
    throw new DocumentError(`${file}: id: expected ‘${variantId}’, the name of the file.`);
  }
  const named = (key: string, name: string): string => {
    const path = join(dirname(file), name);
    if (statSync(path, { throwIfNoEntry: false })?.isFile() === true) return path;
    throw new DocumentError(`${file}: ${key}: expected a file, there is none at ${path}.`);
  };
  const { catalogue, whatsNew, branding } = variant;
  return {
    file,
    variant,
    catalogus: readDocument(named('catalogue', catalogue), nieuweCatalogusSchema),
    whatsNew: whatsNew === undefined ? null : readWhatsNew(named('whatsNew', whatsNew)),
    logo: branding.logo === undefined ? null : readBytes(named('branding.logo', branding.logo)),
  };
};

/** Composes a variant and writes it to a site of static files. @throws DocumentError, SiteError */
export const assemble = ({
  root,
  variantId,
  site,
  variants = join(root, 'variants'),
  parts: given,
  compresses = true,
  allowsDevelopment = false,
  isFirst = false,
  warn = () => undefined,
  cause = switchCause(),
}: AssembleOptions): ReleaseRecord => {
  const isOfSite = given === undefined && hasDeployedParts(site);
  const parts = given ?? (isOfSite ? siteParts(site, variantId) : localParts(root));
  const standing = readVariants(site).filter(({ record }) => record.variant === variantId);
  refuseDuringShare(standing);
  const composition = readComposition(variants, variantId);
  const [{ record: current } = { record: null }] = standing;
  const vorige = current === null ? null : catalogusIfRead(site, current.release);
  for (const regel of onaannemelijkeRegels(composition.catalogus, vorige)) {
    warn(`${composition.variant.catalogue}: ${regel}`);
  }
  const other = otherCatalogus(vorige, composition.catalogus);
  if (other !== null) warn(`${composition.variant.catalogue}: ${other.warning}`);
  const release = composeRelease(composition, parts, { allowsDevelopment });
  if (isOfSite) for (const line of heldVersions(site, composition.variant)) warn(line);
  changeSite({ site, cause, kind: 'assemble', releases: [release], isFirst, compresses });
  for (const line of twoCatalogi(site)) warn(line);
  return readRelease(site, release.record.release);
};
