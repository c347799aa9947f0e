/*
 * Runs one of the repository's scripts on a machine with nothing but Node and npm: installs what
 * the lockfile asks for when that has changed, then hands over to TypeScript.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const [script, ...args] = process.argv.slice(2);
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const stampFile = join(root, 'node_modules/.installed');
const stamp = createHash('sha256')
  .update(readFileSync(join(root, 'pnpm-lock.yaml')))
  .digest('hex');

const run = (command, commandArgs) => {
  const { status } = spawnSync(command, commandArgs, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  // This pnpm is the pinned one; it need not stand in the lockfile to be used.
  run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--pm-on-fail=ignore']);
  writeFileSync(stampFile, stamp);
}
run(process.execPath, ['--import', 'tsx', join('scripts', `${script}.ts`), ...args]);
