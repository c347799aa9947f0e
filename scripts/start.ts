import { spawn } from 'node:child_process';

import { buildSite, SITE } from './buildSite.ts';
import { ROOT } from './run.ts';

const built = await buildSite('production');
if (built.length > 0) console.log(`Built ${built.join(', ')}.`);

const backend = spawn(process.execPath, ['--import', 'tsx', 'backend/src/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, SITE_DIR: SITE },
});
// The backend ends its requests itself; this process only waits for it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => backend.kill(signal));
}
backend.on('exit', (code) => process.exit(code ?? 1));
