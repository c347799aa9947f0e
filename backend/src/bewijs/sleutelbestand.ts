import path from 'node:path';

import type { Config } from '../config/config.ts';
import { readBos, writeBos } from './bosbestand.ts';
import { createSleutelbos, sleutelbosSchema, type Sleutelbos } from './sleutelbos.ts';

export type Place = Pick<Config, 'rapportsleutels' | 'dataDir'>;

/** Where the keys of an installation are: the file of the environment, or one in the data folder. */
export const sleutelbestandOf = ({ rapportsleutels, dataDir }: Place): string =>
  rapportsleutels ?? path.join(dataDir, 'rapportsleutels.json');

/** The keys that sign numbers. @throws DataFolderError when they cannot be read, or everybody may read them */
export const readSleutelbos = (file: string, now: Date): Promise<Sleutelbos> =>
  readBos(file, { schema: sleutelbosSchema, make: () => createSleutelbos(now), what: 'keys' });

export const writeSleutelbos: (file: string, bos: Sleutelbos) => Promise<void> = writeBos;
