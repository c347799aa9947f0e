import { createHash } from 'node:crypto';

import type { Catalogus } from '@adviestool/contract/catalogus';
import { releaseSchema, type ReleaseRecord } from '@adviestool/contract/release';
import type { Variant } from '@adviestool/contract/variant';

import { indexHtml } from './indexHtml.ts';
import type { BuiltPart, BuiltRemote, PartSource } from './parts.ts';
import { DocumentError } from './readDocument.ts';

/** What a variant is authored as. */
export interface Composition {
  variant: Variant;
  catalogus: Catalogus;
}

/** A release in memory: checked, not yet on a site. */
export interface ComposedRelease extends Composition {
  record: ReleaseRecord;
  /** Text of `index.html`. */
  document: string;
  parts: readonly BuiltPart[];
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

const found = <Part>(part: Part | null, name: string): Part => {
  if (part === null) throw new DocumentError(`${name} is neither deployed nor built.`);
  return part;
};

/** Resolves a composition to exact parts and makes its one document. @throws DocumentError */
export const composeRelease = (
  { variant, catalogus }: Composition,
  source: PartSource,
): ComposedRelease => {
  const host = found(source.host(), 'The host');
  const remotes = Object.entries(variant.remotes)
    .filter(([, { enabled }]) => enabled)
    .map(([id, wanted]) => {
      const remote = found(source.remote(id, wanted), `The remote ‘${id}’`);
      return { wanted, remote, base: (wanted.origin ?? '') + remote.base };
    });
  refuseDuplicates(remotes.map(({ remote }) => remote));

  const documentOf = (release: string): string =>
    indexHtml({
      release: releaseSchema.parse({
        release,
        host: host.version,
        variant,
        catalogus,
        remotes: Object.fromEntries(
          remotes.map(({ remote: { document }, base, wanted: { preload, config } }) => [
            document.id,
            { base, preload, config, document },
          ]),
        ),
      }),
      manifests: Object.fromEntries(
        remotes.map(({ remote: { manifest }, base }) => [`${base}mf-manifest.json`, manifest]),
      ),
      scripts: host.scripts.map((name) => host.base + name),
      styles: host.styles.map((name) => host.base + name),
    });
  // A release is named by what it says.
  const release = createHash('sha256').update(documentOf('unnamed')).digest('hex').slice(0, 12);

  return {
    variant,
    catalogus,
    document: documentOf(release),
    parts: [host, ...remotes.map(({ remote }) => remote)],
    record: {
      release,
      variant: variant.id,
      host: host.version,
      hostBase: host.base,
      created: new Date().toISOString(),
      remotes: Object.fromEntries(
        remotes.map(({ remote: { document } }) => [document.id, document.version]),
      ),
    },
  };
};
