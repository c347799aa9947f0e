import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { DataFolderError } from './dataFolder.ts';
import { errorCodeOf } from '../watch/errorCodeOf.ts';

/** A secret of the data folder, which only its owner reads. */
export const SECRET_MODE = 0o600;

/** Rights of whoever is neither the owner nor of the group. */
const EVERYBODY = 0o007;

const refuseOpen = async (file: string): Promise<void> => {
  const { mode } = await stat(file);
  if ((mode & EVERYBODY) === 0 || process.platform === 'win32') return;
  throw new DataFolderError(
    `Everybody on this machine may read the secret in ${file}. Close it (chmod 600 ${file}), ` +
      'and replace the secret when somebody may have read it.',
  );
};

const read = async (file: string): Promise<string | null> => {
  try {
    await refuseOpen(file);
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOENT') throw error;
    return null;
  }
};

/**
 * The text of a secret file, which the first that asks for it makes.
 * @throws DataFolderError when everybody may read it
 */
export const keepOnce = async (
  file: string,
  make: () => string | Promise<string>,
): Promise<string> => {
  const kept = await read(file);
  if (kept !== null) return kept;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const made = await make();
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, made, { mode: SECRET_MODE });
  try {
    // Unlike a file that is being written, a link is there with all of its content.
    await link(draft, file);
    return made;
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
    return await readFile(file, 'utf8');
  } finally {
    await rm(draft);
  }
};
