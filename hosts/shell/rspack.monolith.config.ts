import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { monolithConfig } from '@adviestool/federation/monolithConfig';

const ROOT = join(import.meta.dirname, '../..');
const REMOTES = join(ROOT, 'remotes');

export default monolithConfig({
  directory: import.meta.dirname,
  paths: ['geen-toegang'],
  remotes: readdirSync(REMOTES).map((id) => join(REMOTES, id)),
  output: join(ROOT, 'dist/monolith'),
});
