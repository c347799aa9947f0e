import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import {
  READ_CONTRACTS,
  REMOTE_CONTRACT,
  remoteDocumentSchema,
  type RemoteDocument,
} from '@adviestool/contract/remoteDocument';
import type { PartChoice, VariantRemote } from '@adviestool/contract/variant';
import { z } from 'zod';

import { FIRST_FILES } from '../firstFiles.ts';
import { EXACT_REMOTE } from './checkVariant.ts';
import { namesIn, sumsOf, type FileSums } from './fileSums.ts';
import { hostDocumentSchema, withNumbers, type HostDocument } from './hostDocument.ts';
import { integrityOf } from './integrity.ts';
import { DocumentError, readDocument, readText } from './readDocument.ts';

/** A built part of the product: where its files stand and the immutable folder they go to. */
export interface BuiltPart {
  dist: string;
  /** Path below the site, with slashes around it. */
  base: string;
  /** What its files were when they began to be read: what is put on a site is that, or nothing. */
  sums: FileSums;
  /** Subresource integrity of its scripts and style sheets, by file name. */
  integrity: Record<string, string>;
}

export interface BuiltHost extends BuiltPart, HostDocument {
  /** What stands in the document itself; null: it was built before there was such a thing. */
  first: { script: string; style: string } | null;
}

export interface BuiltRemote extends BuiltPart {
  document: RemoteDocument;
}

/** Where the parts of a variant come from: null when it has none that fits. */
export interface PartSource {
  /** Ids of the remotes that it has, in whatever version. */
  remoteIds: () => string[];
  host: (wanted: PartChoice) => BuiltHost | null;
  remote: (id: string, wanted: VariantRemote) => BuiltRemote | null;
}

const contractSchema = z.object({ contract: z.int() });

/** Identifies a build by the content of its files. */
export const fingerprint = (dist: string): string => {
  const hash = createHash('sha256');
  for (const name of namesIn(dist)) {
    hash.update(name).update(readFileSync(join(dist, name)));
  }
  return hash.digest('hex').slice(0, 8);
};

export const hostBase = (name: string): string => `/host/${name}/`;
export const remoteBase = (id: string, version: string): string => `/remotes/${id}/${version}/`;

const readFirst = (dist: string): BuiltHost['first'] => {
  const script = join(dist, FIRST_FILES.script);
  return existsSync(script)
    ? { script: readText(script).trim(), style: readText(join(dist, FIRST_FILES.style)).trim() }
    : null;
};

/** Reads a build of the host; its folder is named by its content. @throws DocumentError */
export const readHost = (dist: string): BuiltHost => {
  const sums = sumsOf(dist);
  const document = readDocument(
    join(dist, 'host.json'),
    z.preprocess(withNumbers, hostDocumentSchema),
  );
  return {
    ...document,
    dist,
    base: hostBase(fingerprint(dist)),
    sums,
    integrity: integrityOf(dist),
    first: readFirst(dist),
  };
};

/** A document of another contract may have another form: its number is looked at first. */
const refuseUnreadable = (file: string): void => {
  const { contract } = readDocument(file, contractSchema);
  if (READ_CONTRACTS.some((each) => each === contract)) return;
  const advice =
    contract < REMOTE_CONTRACT
      ? 'Build the remote anew, with the packages of this release.'
      : 'Bring this checkout up to date.';
  throw new DocumentError(
    `${file}: contract: expected ${READ_CONTRACTS.join(' or ')}, it is ${contract}. ${advice}`,
  );
};

/**
 * Reads a build of a remote, under the version of its own document or the one that is given.
 * @throws DocumentError
 */
export const readRemote = (dist: string, givenVersion?: string): BuiltRemote => {
  const file = join(dist, 'remote.json');
  refuseUnreadable(file);
  const sums = sumsOf(dist);
  const document = readDocument(file, remoteDocumentSchema);
  const version = givenVersion ?? document.version;
  if (!EXACT_REMOTE.test(version)) {
    throw new DocumentError(
      `${file}: version: expected an exact version, as 1.2.0, it is ‘${version}’. A version is the name of its folder on the site.`,
    );
  }
  return {
    dist,
    base: remoteBase(document.id, version),
    document: { ...document, version },
    sums,
    integrity: integrityOf(dist),
  };
};

/** A build, unless another version is wanted. */
const ifWanted = <Part>(part: Part, version: string, wanted: PartChoice): Part | null =>
  wanted.version === undefined || wanted.version === version ? part : null;

/** The builds of this repository. A version carries a fingerprint: it may be built many times over. */
export const localParts = (root: string): PartSource => ({
  remoteIds: () => readdirSync(join(root, 'remotes')).toSorted(),
  host: (wanted) => {
    const host = readHost(join(root, 'hosts/shell/dist'));
    return ifWanted(host, basename(host.base), wanted);
  },
  remote: (id, wanted) => {
    if (!existsSync(join(root, 'remotes', id))) return null;
    const dist = join(root, 'remotes', id, 'dist');
    const built = readRemote(dist);
    const version = `${built.document.version}-${fingerprint(dist)}`;
    const document = { ...built.document, version };
    return ifWanted(
      { ...built, base: remoteBase(document.id, version), document },
      version,
      wanted,
    );
  },
});

const firstFound = <Part>(
  sources: readonly PartSource[],
  find: (source: PartSource) => Part | null,
): Part | null => sources.reduce<Part | null>((found, source) => found ?? find(source), null);

/** Takes each part from the first source that has it. */
export const firstOf = (...sources: readonly PartSource[]): PartSource => ({
  remoteIds: () => [...new Set(sources.flatMap((source) => source.remoteIds()))].toSorted(),
  host: (wanted) => firstFound(sources, (source) => source.host(wanted)),
  remote: (id, wanted) => firstFound(sources, (source) => source.remote(id, wanted)),
});
