import { existsSync } from 'node:fs';

import { run, type RunResult } from './run.ts';

const obstacle = (): string | null => {
  if (!existsSync('/usr/bin/apt-get')) return 'This system has no apt-get.';
  return process.getuid?.() === 0 ? null : 'Only root may install packages.';
};

/**
 * Installs packages of the distribution, where that can be done; the output says why not.
 * @param args packages and options, as `apt-get install` takes them
 */
export const aptInstall = async (...args: readonly string[]): Promise<RunResult> => {
  const output = obstacle();
  if (output !== null) return { code: 1, output };
  await run('apt-get', ['update', '-qq'], { quiet: true });
  return run('apt-get', ['install', '-y', '-qq', ...args], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
};
