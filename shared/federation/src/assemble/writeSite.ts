import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { POLICY_FILE } from '@adviestool/contract/policyHashes';
import { logoFile } from '@adviestool/contract/release';

import type { Catalogus } from '@adviestool/contract/catalogus';

import { publishedCatalogus, refuseOtherContent } from './catalogusOfSite.ts';
import type { ComposedRelease } from './composeRelease.ts';
import { changedFiles, sumsOf, writeSums } from './fileSums.ts';
import { FRAME_FILE } from '../frameFile.ts';
import { WORKER_SCRIPT } from './keptFiles.ts';
import type { BuiltPart } from './parts.ts';
import { releaseFolder } from './releaseFolder.ts';
import { SiteError } from './SiteError.ts';

const COMPRESSED = /\.(?:html|js|css|json|svg)$/;

const ENDINGS = ['.br', '.gz'] as const;

/** The forms of a file beside itself, by the end of their names. */
export const compressedForms = (content: Buffer): Record<(typeof ENDINGS)[number], Buffer> => ({
  '.br': brotliCompressSync(content),
  '.gz': gzipSync(content, { level: 9 }),
});

/** The folders beside one, as those of earlier versions of a part are. */
const foldersBeside = (folder: string): string[] => {
  const parent = dirname(folder);
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => join(parent, name))
    .filter((other) => other !== folder);
};

/** A folder that has the same file in its compressed forms; undefined: none has. */
const compressedIn = (folders: readonly string[], name: string, content: Buffer) =>
  folders.find((folder) => {
    const file = join(folder, name);
    return (
      statSync(file, { throwIfNoEntry: false })?.size === content.length &&
      ENDINGS.every((ending) => existsSync(file + ending)) &&
      readFileSync(file).equals(content)
    );
  });

/** Compresses what does in a folder that is being made; what did not change since another one is taken from there. */
const precompress = (directory: string, folder: string): void => {
  const others = foldersBeside(folder);
  for (const name of readdirSync(directory)) {
    if (!COMPRESSED.test(name)) continue;
    const file = join(directory, name);
    const content = readFileSync(file);
    const earlier = compressedIn(others, name, content);
    if (earlier !== undefined) {
      for (const ending of ENDINGS) cpSync(join(earlier, name + ending), file + ending);
      continue;
    }
    for (const [ending, form] of Object.entries(compressedForms(content))) {
      writeFileSync(file + ending, form);
    }
  }
};

/** What is not whole yet has a name that begins with a point, which is never served. */
export const unfinished = (path: string): string => join(dirname(path), `.${basename(path)}.part`);

export interface WriteOptions {
  /** Writes `.br` and `.gz` beside what compresses; a site for development does without. */
  compresses: boolean;
}

/** Makes a folder that appears whole or not at all, and is never written again. */
const placeFolder = (
  folder: string,
  fill: (temporary: string) => void,
  { compresses }: WriteOptions,
): void => {
  if (existsSync(folder)) return;
  const temporary = unfinished(folder);
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  fill(temporary);
  if (compresses) precompress(temporary, folder);
  renameSync(temporary, folder);
};

/** Where a part stands, as a path below the site. */
export const folderOf = ({ base }: Pick<BuiltPart, 'base'>): string => base.slice(1, -1);

/** Puts a built part at its immutable place. */
export const placePart = (
  site: string,
  part: BuiltPart,
  options: WriteOptions = { compresses: true },
): void => {
  const { dist, sums } = part;
  const folder = join(site, folderOf(part));
  const fill = (temporary: string): void => {
    cpSync(dist, temporary, { recursive: true });
    const changed = changedFiles(sums, sumsOf(temporary));
    if (changed.length > 0) {
      const names = changed.map((name) => `‘${name}’`).join(', ');
      throw new SiteError(
        `${dist}: ${names}: built anew meanwhile. Nothing was switched: try again.`,
      );
    }
    writeSums(folder, sums);
  };
  placeFolder(folder, fill, options);
};

/** Puts a catalogue at the immutable place of its version. @throws DocumentError on another content */
const placeCatalogus = (
  site: string,
  { catalogus, file }: { catalogus: Catalogus; file: string },
  options: WriteOptions = { compresses: true },
): void => {
  const published = publishedCatalogus(catalogus);
  refuseOtherContent(site, published, file);
  const fill = (temporary: string): void =>
    writeFileSync(join(temporary, published.fileName), published.text);
  placeFolder(join(site, published.folder.slice(1, -1)), fill, options);
};

export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Replaces a file in one step, so that a reader sees the old or the new one. */
export const replaceFile = (file: string, content: string | Buffer): void => {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(unfinished(file), content);
    renameSync(unfinished(file), file);
  } catch (error) {
    // A full disk does not keep what did not fit.
    rmSync(unfinished(file), { force: true });
    throw error;
  }
};

/** The folders, as paths below the site, that a release is made of: each is whole, or not there. */
export const foldersOf = ({ record, parts, catalogus }: ComposedRelease): string[] => [
  ...parts.map(folderOf),
  publishedCatalogus(catalogus).folder.slice(1, -1),
  releaseFolder('', record.release),
];

/** Writes a release beside the earlier ones; visitors do not get it yet. */
export const placeRelease = (
  site: string,
  { record, document, frame, hashes, worker, parts, ...composition }: ComposedRelease,
  options: WriteOptions = { compresses: true },
): void => {
  placeCatalogus(site, composition, options);
  for (const part of parts) placePart(site, part, options);
  const fill = (temporary: string): void => {
    writeFileSync(join(temporary, 'index.html'), document);
    if (frame !== null) writeFileSync(join(temporary, FRAME_FILE), frame);
    writeFileSync(join(temporary, 'release.json'), jsonText(record));
    writeFileSync(join(temporary, POLICY_FILE), jsonText(hashes));
    writeFileSync(join(temporary, 'variant.json'), jsonText(composition.variant));
    writeFileSync(join(temporary, 'catalogus.json'), jsonText(composition.catalogus));
    writeFileSync(join(temporary, 'whats-new.json'), jsonText(composition.whatsNew));
    if (worker !== null) writeFileSync(join(temporary, WORKER_SCRIPT), worker);
    const logo = logoFile(composition.variant);
    if (logo !== null && composition.logo !== null) {
      writeFileSync(join(temporary, logo), composition.logo);
    }
  };
  placeFolder(releaseFolder(site, record.release), fill, options);
};
