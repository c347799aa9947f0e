import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { releaseRecordSchema, type ReleaseRecord } from '@adviestool/contract/release';
import type { z } from 'zod';

import { errorCodeOf } from '../errorCodeOf.ts';

export const readJson = <T>(file: string, schema: z.ZodType<T>): T =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** When the site got its current release; null: it has none. */
const releasedAt = (siteDir: string): number | null =>
  statSync(path.join(siteDir, 'release.json'), { throwIfNoEntry: false })?.mtimeMs ?? null;

interface ReleaseOptions<T> {
  siteDir: string;
  read: (record: ReleaseRecord) => T;
  /** Holds for a site without a release, or whose release cannot be read. */
  otherwise: T;
  /** Told when the release is there and cannot be read. */
  onBroken: (cause: unknown) => void;
}

/** Gives what is read of the current release of a site, anew for each release. */
export const followRelease = <T>({
  siteDir,
  read,
  otherwise,
  onBroken,
}: ReleaseOptions<T>): (() => T) => {
  const readCurrent = (): T => {
    try {
      return read(readJson(path.join(siteDir, 'release.json'), releaseRecordSchema));
    } catch (cause) {
      if (errorCodeOf(cause) !== 'ENOENT') onBroken(cause);
      return otherwise;
    }
  };
  let known = releasedAt(siteDir);
  let value = readCurrent();
  return () => {
    const current = releasedAt(siteDir);
    if (current !== known) {
      known = current;
      value = readCurrent();
    }
    return value;
  };
};
