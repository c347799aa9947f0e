import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { monolithConfig } from '@adviestool/federation/monolithConfig';

import { hostOptions } from './hostOptions.ts';

const ROOT = join(import.meta.dirname, '../..');
const REMOTES = join(ROOT, 'remotes');

export default monolithConfig({
  ...hostOptions,
  remotes: readdirSync(REMOTES).map((id) => join(REMOTES, id)),
  output: join(ROOT, 'dist/monolith'),
});
