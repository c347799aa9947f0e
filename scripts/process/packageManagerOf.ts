import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

const packageSchema = z.object({ packageManager: z.string() });

/** The package manager with its version, as the package.json of a folder with sources names it. */
export const packageManagerOf = (folder: string): string =>
  packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
    .packageManager;
