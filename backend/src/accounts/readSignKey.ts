import { randomBytes } from 'node:crypto';
import path from 'node:path';

import type { Config } from '../config.ts';
import { keepOnce } from '../keepOnce.ts';

/** The key of the environment, or the one in the data folder, which the first start makes. */
export const readSignKey = async ({
  signKey,
  dataDir,
}: Pick<Config, 'signKey' | 'dataDir'>): Promise<string> =>
  signKey ??
  (await keepOnce(path.join(dataDir, 'sign-key'), () => randomBytes(32).toString('base64url')));
