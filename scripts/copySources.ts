import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { globSync } from 'tinyglobby';

import { packageManagerOf } from './process/packageManagerOf.ts';
import { ROOT, run } from './process/run.ts';

/** What is made by tools. */
const MADE = ['**/node_modules/**', '**/dist/**', '.git', '.git/**', '.data/**', 'e2e/*/**'];

/** Runs a tool. @throws Error with its output */
export const must = async (
  cwd: string,
  command: string,
  ...args: readonly string[]
): Promise<void> => {
  const { code, output } = await run(command, args, {
    cwd,
    quiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
};

/** Copies the sources to a folder of another name and depth, with packages of its own. */
export const copySources = async (folder: string): Promise<void> => {
  for (const file of globSync('**', { cwd: ROOT, dot: true, ignore: MADE })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(folder, file));
  }
  await must(
    folder,
    'npx',
    '--yes',
    packageManagerOf(ROOT),
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--prod=false',
  );
};
