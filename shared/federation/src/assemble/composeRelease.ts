import { createHash } from 'node:crypto';

import type { Catalogus } from '@adviestool/contract/catalogus';
import type { PolicyHashes } from '@adviestool/contract/policyHashes';
import { logoFile, releaseSchema, type ReleaseRecord } from '@adviestool/contract/release';
import type { Variant } from '@adviestool/contract/variant';
import type { WhatsNew } from '@adviestool/contract/whatsNew';

import { publishedCatalogus } from './catalogusOfSite.ts';
import { checkParts } from './checkParts.ts';
import { isPageOf, pathsOf } from './claims.ts';
import { firstPages } from './firstPages.ts';
import { frameHtml } from './frameHtml.ts';
import { indexHtml } from './indexHtml.ts';
import { inlineHashes, inlineTexts } from './inlineTexts.ts';
import { workerScript } from './keptFiles.ts';
import type { BuiltPart, PartSource } from './parts.ts';
import { resolveParts, type ChosenRemote } from './resolveParts.ts';

/** What a variant is authored as. */
export interface Composition {
  /** Where the variant stands, for messages. */
  file: string;
  variant: Variant;
  catalogus: Catalogus;
  whatsNew: WhatsNew | null;
  /** The picture that `branding.logo` names. */
  logo: Buffer | null;
}

/** A release in memory: checked, not yet on a site. */
export interface ComposedRelease extends Composition {
  record: ReleaseRecord;
  /** Text of `index.html`. */
  document: string;
  /** Text of the document in which remotes stand that are kept apart; null: none of them is. */
  frame: string | null;
  /** What its content security policy allows beside files. */
  hashes: PolicyHashes;
  /** The script by which a browser keeps pages of it; null: it keeps none. */
  worker: string | null;
  parts: readonly BuiltPart[];
}

/** Where the browser finds the files of a remote. */
const publicBase = ({ base, wanted }: ChosenRemote): string => (wanted.origin ?? '') + base;

const isFramed = ({ wanted }: Pick<ChosenRemote, 'wanted'>): boolean => wanted.isolate === 'frame';

/** Resolves a composition to exact parts and makes its one document. @throws DocumentError */
export const composeRelease = (
  composition: Composition,
  source: PartSource,
  { allowsDevelopment }: { allowsDevelopment: boolean } = { allowsDevelopment: false },
): ComposedRelease => {
  const { file, variant, catalogus, whatsNew, logo } = composition;
  const { host, remotes } = resolveParts({ file, variant }, source);
  const inline = inlineTexts(host, variant);
  const paths = [...host.paths, ...remotes.flatMap(({ document }) => pathsOf(document))];
  const configs = checkParts({ file, host, remotes, slots: variant.slots, allowsDevelopment });

  const documentOf = (release: string): string =>
    indexHtml({
      release: releaseSchema.parse({
        release,
        host: host.version,
        variant,
        catalogus: publishedCatalogus(catalogus).release,
        whatsNew,
        remotes: Object.fromEntries(
          remotes.map((remote) => [
            remote.id,
            {
              base: publicBase(remote),
              // Its frame fetches it, for the page cannot run it.
              preload: isFramed(remote) ? 'never' : remote.wanted.preload,
              config: configs.get(remote.id),
              document: {
                ...remote.document,
                menus: remote.document.menus.filter(({ to }) => isPageOf(paths, to)),
                configSchema: undefined,
                uses: undefined,
                first: undefined,
              },
              integrity: remote.integrity,
            },
          ]),
        ),
      }),
      host,
      inline,
      pages:
        inline === null
          ? []
          : firstPages(
              host,
              remotes.filter((remote) => !isFramed(remote)),
            ),
    });
  // A release is named by what it says and shows.
  const release = createHash('sha256')
    .update(documentOf('unnamed'))
    .update(logo ?? '')
    .digest('hex')
    .slice(0, 12);

  const text = documentOf(release);
  const logoName = logoFile(variant);
  const worker = workerScript({
    release,
    document: text,
    host,
    remotes: remotes.map((remote) => ({ ...remote, publicBase: publicBase(remote) })),
    logo: logoName === null || logo === null ? null : { name: logoName, content: logo },
  });

  return {
    ...composition,
    document: text,
    frame: remotes.some(isFramed) ? frameHtml(host, remotes) : null,
    worker,
    hashes: inlineHashes(inline),
    parts: [host, ...remotes],
    record: {
      release,
      variant: variant.id,
      host: host.version,
      hostBase: host.base,
      created: new Date().toISOString(),
      remotes: Object.fromEntries(remotes.map(({ id, document }) => [id, document.version])),
    },
  };
};
