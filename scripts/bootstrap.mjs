/*
 * Runs one of the repository's scripts on a machine with nothing but Node and npm: installs what
 * the lockfile asks for when that has changed, then hands over to TypeScript.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { npxCommand } from './process/npxCommand.mjs';

// Also where Node is too old for `import.meta.dirname`, which is told below.
const root = fileURLToPath(new URL('..', import.meta.url));
const script = process.argv[2];
const { packageManager, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const isOlder = (version, [major, minor]) => {
  const [ownMajor, ownMinor] = version.split('.').map(Number);
  return ownMajor < major || (ownMajor === major && ownMinor < minor);
};
const wanted = engines.node.replace('>=', '');
if (isOlder(process.versions.node, wanted.split('.').map(Number))) {
  console.error(`This needs Node ${wanted} or newer, it is ${process.versions.node}.`);
  process.exit(1);
}

const stampFile = join(root, 'node_modules/.installed');
const stamp = createHash('sha256')
  .update(readFileSync(join(root, 'pnpm-lock.yaml')))
  .digest('hex');

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  // An installation that is broken off is none.
  rmSync(stampFile, { force: true });
  const { file, args, options } = npxCommand([
    '--yes',
    packageManager,
    'install',
    '--frozen-lockfile',
  ]);
  const { status, error } = spawnSync(file, args, { ...options, cwd: root, stdio: 'inherit' });
  if (error !== undefined) console.error(`npx does not start: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stampFile, stamp);
}

// In this same process: signals reach the script, and Node starts only once.
const { register } = await import('tsx/esm/api');
const unregister = register();
process.argv.splice(2, 1);
const { next = null } = await import(`./${script}.ts`);
if (next !== null) {
  // What runs on is JavaScript, and keeps its own map of where it comes from.
  await unregister();
  process.setSourceMapsEnabled(true);
  await import(next);
}
