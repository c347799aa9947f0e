import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { remoteDocumentSchema, type RemoteDocument } from '@adviestool/contract/remoteDocument';
import type { VariantRemote } from '@adviestool/contract/variant';
import { z } from 'zod';

import { readDocument } from './readDocument.ts';

/** A built part of the product: where its files stand and the immutable folder they go to. */
export interface BuiltPart {
  dist: string;
  /** Path below the site, with slashes around it. */
  base: string;
}

export interface BuiltHost extends BuiltPart {
  version: string;
  scripts: string[];
  styles: string[];
}

export interface BuiltRemote extends BuiltPart {
  document: RemoteDocument;
  manifest: unknown;
}

/** Where the parts of a variant come from: null when it has none that fits. */
export interface PartSource {
  host: () => BuiltHost | null;
  remote: (id: string, wanted: VariantRemote) => BuiltRemote | null;
}

const hostDocumentSchema = z.strictObject({
  version: z.string(),
  scripts: z.array(z.string()).min(1),
  styles: z.array(z.string()),
});

const PRECOMPRESSED = /\.(?:br|gz)$/;

/** Identifies a build by the content of its files. */
export const fingerprint = (dist: string): string => {
  const hash = createHash('sha256');
  for (const name of readdirSync(dist).toSorted()) {
    if (PRECOMPRESSED.test(name)) continue;
    hash.update(name).update(readFileSync(join(dist, name)));
  }
  return hash.digest('hex').slice(0, 8);
};

export const hostBase = (name: string): string => `/host/${name}/`;
export const remoteBase = (id: string, version: string): string => `/remotes/${id}/${version}/`;

/** Reads a build of the host; its folder is named by its content. @throws DocumentError */
export const readHost = (dist: string): BuiltHost => {
  const document = readDocument(join(dist, 'host.json'), hostDocumentSchema);
  return { ...document, dist, base: hostBase(fingerprint(dist)) };
};

/**
 * Reads a build of a remote, under the version of its own document or the one that is given.
 * @throws DocumentError
 */
export const readRemote = (dist: string, givenVersion?: string): BuiltRemote => {
  const document = readDocument(join(dist, 'remote.json'), remoteDocumentSchema);
  const version = givenVersion ?? document.version;
  return {
    dist,
    base: remoteBase(document.id, version),
    document: { ...document, version },
    manifest: readDocument(join(dist, 'mf-manifest.json'), z.looseObject({ id: z.string() })),
  };
};

/** The builds of this repository. A version carries a fingerprint: it may be built many times over. */
export const localParts = (root: string): PartSource => ({
  host: () => readHost(join(root, 'hosts/shell/dist')),
  remote: (id) => {
    const dist = join(root, 'remotes', id, 'dist');
    const { document } = readRemote(dist);
    return readRemote(dist, `${document.version}-${fingerprint(dist)}`);
  },
});

/** Takes each part from the first source that has it. */
export const firstOf = (...sources: readonly PartSource[]): PartSource => ({
  host: () => sources.reduce<BuiltHost | null>((found, source) => found ?? source.host(), null),
  remote: (id, wanted) =>
    sources.reduce<BuiltRemote | null>((found, source) => found ?? source.remote(id, wanted), null),
});
