import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Config } from '../config.ts';

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** The key of the environment, or the one in the data folder, which the first start makes. */
export const readSignKey = async ({
  signKey,
  dataDir,
}: Pick<Config, 'signKey' | 'dataDir'>): Promise<string> => {
  if (signKey !== null) return signKey;
  const file = path.join(dataDir, 'sign-key');
  await mkdir(dataDir, { recursive: true });
  const made = randomBytes(32).toString('base64url');
  try {
    await writeFile(file, made, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if (!isTaken(error)) throw error;
    return readFile(file, 'utf8');
  }
};
