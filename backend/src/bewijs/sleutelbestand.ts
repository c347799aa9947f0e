import path from 'node:path';

import type { Config } from '../config/config.ts';
import { DataFolderError } from '../database/dataFolder.ts';
import { keepOnce } from '../database/keepOnce.ts';
import { replaceSecret } from '../database/replaceSecret.ts';
import { createSleutelbos, sleutelbosSchema, type Sleutelbos } from './sleutelbos.ts';

type Place = Pick<Config, 'rapportsleutels' | 'dataDir'>;

/** Where the keys of an installation are: the file of the environment, or one in the data folder. */
export const sleutelbestandOf = ({ rapportsleutels, dataDir }: Place): string =>
  rapportsleutels ?? path.join(dataDir, 'rapportsleutels.json');

const write = (bos: Sleutelbos): string => `${JSON.stringify(bos, null, 2)}\n`;

/**
 * Reads the keys; the first that asks for them makes them. Read for each report, so that a key that is replaced or
 * withdrawn counts at once.
 * @throws DataFolderError when they cannot be read, or everybody may read them
 */
export const readSleutelbos = async (file: string, now: Date): Promise<Sleutelbos> => {
  const text = await keepOnce(file, () => write(createSleutelbos(now)));
  try {
    return sleutelbosSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new DataFolderError(
      `The file ${file} holds no keys that can be read. Put a backup in its place: without the former ` +
        'keys nobody can check the reports that they signed.',
      { cause },
    );
  }
};

/** Replaces the keys in one step: a reader gets the former or the new ones. */
export const writeSleutelbos = (file: string, bos: Sleutelbos): Promise<void> =>
  replaceSecret(file, write(bos));
