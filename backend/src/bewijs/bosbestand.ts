import { randomBytes } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

import type { z } from 'zod';

import { DataFolderError } from '../database/dataFolder.ts';
import { keepOnce, SECRET_MODE } from '../database/keepOnce.ts';

const textOf = (bos: object): string => `${JSON.stringify(bos, null, 2)}\n`;

interface Bossoort<T extends object> {
  schema: z.ZodType<T>;
  /** Makes those of an installation that has none. */
  make: () => T | Promise<T>;
  /** What the file holds. */
  what: 'keys' | 'certificates';
}

/**
 * Reads the keys or certificates of an installation; the first that asks for them makes them. Read for each report, so
 * that one that is replaced or withdrawn counts at once.
 * @throws DataFolderError when they cannot be read, or everybody may read them
 */
export const readBos = async <T extends object>(
  file: string,
  { schema, make, what }: Bossoort<T>,
): Promise<T> => {
  const text = await keepOnce(file, async () => textOf(await make()));
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new DataFolderError(
      `The file ${file} holds no ${what} that can be read. Put a backup in its place: without the former ` +
        `${what} nobody can check the reports that were signed with them.`,
      { cause },
    );
  }
};

/** Replaces them in one step: a reader gets the former or the new ones. */
export const writeBos = async (file: string, bos: object): Promise<void> => {
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, textOf(bos), { mode: SECRET_MODE });
  await rename(draft, file);
};
