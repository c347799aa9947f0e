import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';

import { catalogusSchema } from '@adviestool/contract/catalogus';
import { releaseSchema, type ReleaseRecord } from '@adviestool/contract/release';
import { variantSchema } from '@adviestool/contract/variant';

import { indexHtml } from './indexHtml.ts';
import { readHost, readRemote, type BuiltRemote } from './parts.ts';
import { DocumentError, readDocument } from './readDocument.ts';
import { placePart, replacePointer } from './writeSite.ts';

export interface AssembleOptions {
  /** Root of the repository, with the built host and remotes. */
  root: string;
  /** Id of a document in `variants/`. */
  variantId: string;
  /** Folder of static files that is written. */
  site: string;
}

const refuseDuplicates = (remotes: readonly BuiltRemote[]): void => {
  const seen = new Map<string, string>();
  for (const { document } of remotes) {
    const claims = [
      ...document.pages.map(({ path }) => `path ‘/${path}’`),
      ...document.menus.map(({ menu, id }) => `menu item ‘${menu}/${id}’`),
    ];
    for (const claim of claims) {
      const other = seen.get(claim);
      if (other !== undefined) {
        throw new DocumentError(`${claim} is claimed by both ${other} and ${document.id}.`);
      }
      seen.set(claim, document.id);
    }
  }
};

/** Composes a variant from built parts and writes it as a site of static files. @throws DocumentError */
export const assemble = ({ root, variantId, site }: AssembleOptions): ReleaseRecord => {
  const variantFile = join(root, 'variants', `${variantId}.json`);
  const variant = readDocument(variantFile, variantSchema);
  const catalogus = readDocument(join(dirname(variantFile), variant.catalogue), catalogusSchema);
  const host = readHost(join(root, 'hosts/shell/dist'));
  const remotes = Object.entries(variant.remotes)
    .filter(([, { enabled }]) => enabled)
    .map(([id, wanted]) => ({ wanted, ...readRemote(join(root, 'remotes', id, 'dist')) }));
  refuseDuplicates(remotes);

  const composed = {
    host: host.version,
    variant,
    catalogus,
    remotes: Object.fromEntries(
      remotes.map(({ document, base, wanted: { preload, config } }) => [
        document.id,
        { base, preload, config, document },
      ]),
    ),
  };
  const number = createHash('sha256')
    .update(JSON.stringify([composed, host.base]))
    .digest('hex')
    .slice(0, 12);
  const release = releaseSchema.parse({ release: number, ...composed });
  const record: ReleaseRecord = {
    release: number,
    variant: variantId,
    host: host.version,
    remotes: Object.fromEntries(remotes.map(({ document }) => [document.id, document.version])),
  };
  const document = indexHtml({
    release,
    manifests: Object.fromEntries(
      remotes.map(({ base, manifest }) => [`${base}mf-manifest.json`, manifest]),
    ),
    scripts: host.scripts.map((name) => host.base + name),
    styles: host.styles.map((name) => host.base + name),
  });

  for (const part of [host, ...remotes]) placePart(site, part);
  const recordText = `${JSON.stringify(record, null, 2)}\n`;
  replacePointer(join(site, 'releases', number, 'index.html'), document);
  replacePointer(join(site, 'releases', number, 'release.json'), recordText);
  replacePointer(join(site, 'index.html'), document);
  replacePointer(join(site, 'release.json'), recordText);
  return record;
};
