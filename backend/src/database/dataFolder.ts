import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import { errorCodeOf } from '../watch/errorCodeOf.ts';

/** Rights of whoever is not the owner. */
const OTHERS = 0o077;
const STICKY = 0o1000;

/** The data folder, or a file in it, cannot be used as it is; the message says what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

const close = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { mode } = await stat(folder);
  // A system without such rights shows them all.
  if ((mode & OTHERS) === 0 || process.platform === 'win32') return;
  if ((mode & STICKY) !== 0) {
    throw new DataFolderError(
      `Everybody writes to the data folder ${folder}. Set DATA_DIR to a folder of its own.`,
    );
  }
  await chmod(folder, 0o700);
};

/**
 * Makes the data folder one that only this user enters: projects, mails and keys are in it, and the
 * embedded database gives its files to everybody.
 * @throws DataFolderError
 */
export const closeDataFolder = async (folder: string): Promise<void> => {
  try {
    await close(folder);
  } catch (error) {
    if (error instanceof DataFolderError) throw error;
    throw new DataFolderError(
      `The data folder ${folder} cannot be made one that only this user reads (${errorCodeOf(error)}). ` +
        'Make this user its owner, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
};

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return [];
    throw error;
  }
};

const PUT_BACK = 'Put a backup in its place, or set DATA_DIR to another folder.';

/** What to say of a database that does not open. */
export const brokenDatabase = (folder: string, cause: unknown): DataFolderError =>
  new DataFolderError(
    `The database in ${folder} cannot be opened: it is damaged, or of another version of PostgreSQL. ${PUT_BACK}`,
    { cause },
  );

/** Where a restore that was broken off left the database that stood in a folder; null: none was. */
const findPutAway = async (folder: string): Promise<string | null> => {
  const { dir, base } = path.parse(path.resolve(folder));
  const names = await namesIn(dir);
  return names.toSorted().findLast((name) => name.startsWith(`${base}.voor-`)) ?? null;
};

/**
 * Refuses a folder that holds something else than a database, or from which a restore took it away: PGlite would make a
 * new one over what is left of the former, or in its place.
 * @throws DataFolderError
 */
export const checkDatabaseFolder = async (folder: string): Promise<void> => {
  try {
    const names = await namesIn(folder);
    if (names.includes('PG_VERSION')) return;
    if (names.length === 0) {
      const away = await findPutAway(folder);
      if (away === null) return;
      throw new DataFolderError(
        `A restore into ${path.dirname(path.resolve(folder))} was broken off: it has no database, and what stood there is called ${away}. ` +
          `Run pnpm restore once more, or rename ${away} to ${path.basename(folder)}. To begin with nothing, move ${away} elsewhere.`,
      );
    }
  } catch (cause) {
    if (cause instanceof DataFolderError) throw cause;
    throw brokenDatabase(folder, cause);
  }
  throw new DataFolderError(
    `The folder ${path.resolve(folder)} holds no whole database: its file PG_VERSION is missing. ${PUT_BACK} ` +
      'When nothing was saved yet, remove that folder.',
  );
};
