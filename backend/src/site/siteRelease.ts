import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { currentRecordSchema, type CurrentRecord } from '@adviestool/contract/currentRecord';
import { VARIANTS_FOLDER } from '@adviestool/contract/release';
import type { z } from 'zod';

import { errorCodeOf } from '../watch/errorCodeOf.ts';

export const readJson = <T>(file: string, schema: z.ZodType<T>): T =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** When something got its current release; null: it has none. */
const releasedAt = (folder: string): number | null =>
  statSync(path.join(folder, 'release.json'), { throwIfNoEntry: false })?.mtimeMs ?? null;

/** The folders of a site with pointers: its own, of the variant that it began with, then those of the others. */
const pointerFolders = (siteDir: string): string[] => {
  const others = path.join(siteDir, VARIANTS_FOLDER);
  const names = existsSync(others) ? readdirSync(others).toSorted() : [];
  return [siteDir, ...names.map((name) => path.join(others, name))];
};

/** Gives what is read, anew each time that the stamp is another one. */
const followStamp = <T>(stampOf: () => string, read: () => T): (() => T) => {
  let known = stampOf();
  let value = read();
  return () => {
    const current = stampOf();
    if (current !== known) {
      known = current;
      value = read();
    }
    return value;
  };
};

interface ReleaseOptions<T> {
  /** Where the pointers of a variant stand: the site, for the variant that it began with. */
  folder: string;
  read: (record: CurrentRecord) => T;
  /** Holds for a variant without a release, or whose release cannot be read. */
  otherwise: T;
  /** Told when the release is there and cannot be read. */
  onBroken: (cause: unknown) => void;
}

const readCurrent = <T>({ folder, read, otherwise, onBroken }: ReleaseOptions<T>): T => {
  try {
    return read(readJson(path.join(folder, 'release.json'), currentRecordSchema));
  } catch (cause) {
    if (errorCodeOf(cause) !== 'ENOENT') onBroken(cause);
    return otherwise;
  }
};

/** Gives what is read of the current release of a variant, anew for each release. */
export const followRelease = <T>(options: ReleaseOptions<T>): (() => T) =>
  followStamp(
    () => String(releasedAt(options.folder)),
    () => readCurrent(options),
  );

interface ReleasesOptions<T> {
  siteDir: string;
  /** @param isAlone whether the site has this variant only */
  read: (record: CurrentRecord, isAlone: boolean) => T;
  onBroken: (cause: unknown) => void;
}

/**
 * Gives what is read of the current release of each variant of a site, that of the variant which it began with
 * first; without those that have none or cannot be read.
 */
export const followReleases = <T>({
  siteDir,
  read,
  onBroken,
}: ReleasesOptions<T>): (() => readonly T[]) =>
  followStamp(
    () =>
      pointerFolders(siteDir)
        .map((folder) => `${folder} ${releasedAt(folder)}`)
        .join(),
    () => {
      const folders = pointerFolders(siteDir).filter((folder) => releasedAt(folder) !== null);
      const isAlone = folders.length === 1;
      return folders
        .map((folder) =>
          readCurrent({
            folder,
            read: (record) => ({ found: read(record, isAlone) }),
            otherwise: null,
            onBroken,
          }),
        )
        .flatMap((each) => (each === null ? [] : [each.found]));
    },
  );
