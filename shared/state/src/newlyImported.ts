import { idSchema } from '@adviestool/contract/wire';
import { z } from 'zod';

import type { BrowserStorage } from './browserStorage.ts';

const KEY = 'newly-imported-projects';

/** The projects that this browser has imported since the login. */
export const readNewlyImported = (storage: BrowserStorage): readonly number[] =>
  storage.read(KEY, z.array(idSchema)) ?? [];

export const rememberNewlyImported = (storage: BrowserStorage, projectId: number): void => {
  storage.write(KEY, [...new Set([...readNewlyImported(storage), projectId])]);
};

/** At the logout. */
export const forgetNewlyImported = (storage: BrowserStorage): void => storage.remove(KEY);
