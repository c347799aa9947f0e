import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** SHA-256 of files, by their name. */
export type FileSums = Readonly<Record<string, string>>;

/**
 * Beside the folder of a part that was put on a site, in the form of sha256sum; never served. Not in it: earlier
 * releases of these tools name a host by all that its folder holds.
 */
export const sumsFile = (folder: string): string =>
  join(dirname(folder), `.${basename(folder)}.sha256`);

/** What a site adds to a build by itself. */
const ADDED = /\.(?:br|gz)$/;

/** The names of the files of a build, without what a site adds to it. */
export const namesIn = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !ADDED.test(entry.name))
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
    .toSorted();

export const sumsOf = (dist: string): FileSums =>
  Object.fromEntries(
    namesIn(dist).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(dist, name)))
        .digest('hex'),
    ]),
  );

/** The files that are missing, added or other than they were. */
export const changedFiles = (before: FileSums, now: FileSums): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (name) => before[name] !== now[name],
  );

export const writeSums = (folder: string, sums: FileSums): void =>
  writeFileSync(
    sumsFile(folder),
    Object.entries(sums)
      .map(([name, sum]) => `${sum}  ${name}\n`)
      .join(''),
  );

/** As a part was put there; null: by an earlier release, which wrote none. */
export const readSums = (folder: string): FileSums | null => {
  const file = sumsFile(folder);
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return Object.fromEntries(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
};
