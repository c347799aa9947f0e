import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { buildSite, SITE } from './buildSite.ts';
import { ROOT } from './run.ts';

/*
 * All parts with reload: a change rebuilds the parts it touches and composes the variant anew; the
 * page reloads itself when `release.json` names another release. The backend restarts by tsx.
 */

const { values } = parseArgs({ options: { remote: { type: 'string' } } });

/** Milliseconds of silence after which a burst of file changes is built. */
const QUIET_TIME = 150;

const watched =
  values.remote === undefined
    ? ['hosts', 'remotes', 'shared', 'variants']
    : [`remotes/${values.remote}`];

const rebuild = async (): Promise<void> => {
  try {
    const built = await buildSite('development');
    console.log(built.length === 0 ? 'Up to date.' : `Built ${built.join(', ')}.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
};

await rebuild();

let timer: NodeJS.Timeout | undefined;
let building = Promise.resolve();
for (const folder of watched) {
  watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
    if (file === null || /(?:^|\/)(?:dist|node_modules)\//.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(rebuild);
    }, QUIET_TIME);
  });
}

const backend = spawn('tsx', ['watch', 'backend/src/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, SITE_DIR: SITE },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    backend.kill(signal);
    process.exit(0);
  });
}
