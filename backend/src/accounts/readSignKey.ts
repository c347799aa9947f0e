import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Config } from '../config.ts';
import { errorCodeOf } from '../errorCodeOf.ts';

/** The key of the environment, or the one in the data folder, which the first start makes. */
export const readSignKey = async ({
  signKey,
  dataDir,
}: Pick<Config, 'signKey' | 'dataDir'>): Promise<string> => {
  if (signKey !== null) return signKey;
  const file = path.join(dataDir, 'sign-key');
  await mkdir(dataDir, { recursive: true });
  const made = randomBytes(32).toString('base64url');
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, made, { mode: 0o600 });
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
