import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { remoteDocumentSchema, type RemoteDocument } from '@adviestool/contract/remoteDocument';
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

const hostDocumentSchema = z.strictObject({
  version: z.string(),
  scripts: z.array(z.string()).min(1),
  styles: z.array(z.string()),
});

/** Identifies a build by the content of its files. */
const fingerprint = (dist: string): string => {
  const hash = createHash('sha256');
  for (const name of readdirSync(dist).toSorted()) {
    hash.update(name).update(readFileSync(join(dist, name)));
  }
  return hash.digest('hex').slice(0, 8);
};

/** Reads the host's build. @throws DocumentError */
export const readHost = (dist: string): BuiltHost => {
  const document = readDocument(join(dist, 'host.json'), hostDocumentSchema);
  return { ...document, dist, base: `/host/${fingerprint(dist)}/` };
};

/** Reads a remote's build. @throws DocumentError */
export const readRemote = (dist: string): BuiltRemote => {
  const document = readDocument(join(dist, 'remote.json'), remoteDocumentSchema);
  const version = `${document.version}-${fingerprint(dist)}`;
  return {
    dist,
    base: `/remotes/${document.id}/${version}/`,
    document: { ...document, version },
    manifest: readDocument(join(dist, 'mf-manifest.json'), z.looseObject({ id: z.string() })),
  };
};
