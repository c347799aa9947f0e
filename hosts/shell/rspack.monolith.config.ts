import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { NO_ACCESS } from '@adviestool/contract/paths';
import { monolithConfig } from '@adviestool/federation/monolithConfig';

const ROOT = join(import.meta.dirname, '../..');
const REMOTES = join(ROOT, 'remotes');

export default monolithConfig({
  directory: import.meta.dirname,
  paths: [NO_ACCESS],
  remotes: readdirSync(REMOTES).map((id) => join(REMOTES, id)),
  output: join(ROOT, 'dist/monolith'),
});
