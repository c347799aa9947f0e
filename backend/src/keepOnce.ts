import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { errorCodeOf } from './errorCodeOf.ts';

/** A secret of the data folder, which only its owner reads. */
export const SECRET_MODE = 0o600;

const read = async (file: string): Promise<string | null> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOENT') throw error;
    return null;
  }
};

/** The text of a secret file, which the first that asks for it makes. */
export const keepOnce = async (file: string, make: () => string): Promise<string> => {
  const kept = await read(file);
  if (kept !== null) return kept;
  await mkdir(path.dirname(file), { recursive: true });
  const made = make();
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
