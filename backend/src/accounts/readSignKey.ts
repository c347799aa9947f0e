import path from 'node:path';

import type { Config } from '../config/config.ts';
import { SIGN_KEY_LEAST } from '../config/environment.ts';
import { DataFolderError } from '../database/dataFolder.ts';
import { keepOnce } from '../database/keepOnce.ts';
import { newToken } from '../http/token.ts';

/**
 * The key of the environment, or the one in the data folder, which the first start makes.
 * @throws DataFolderError when it is too short to sign with, or everybody may read it
 */
export const readSignKey = async ({
  signKey,
  dataDir,
}: Pick<Config, 'signKey' | 'dataDir'>): Promise<string> => {
  if (signKey !== null) return signKey;
  const file = path.join(dataDir, 'sign-key');
  const kept = await keepOnce(file, newToken);
  if (kept.trim().length >= SIGN_KEY_LEAST) return kept;
  throw new DataFolderError(
    `The key in ${file} has fewer than ${SIGN_KEY_LEAST} characters. Put the former key back, or remove ` +
      'the file: the next start makes a new key, and what was signed before is not recognised any more.',
  );
};
