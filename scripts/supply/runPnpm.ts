import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { ROOT, run, type RunResult } from '../process/run.ts';

/** Runs the pnpm that the repository names, and keeps what it says. */
export const runPnpm = (args: readonly string[]): Promise<RunResult> => {
  const text = readFileSync(join(ROOT, 'package.json'), 'utf8');
  const { packageManager } = z.object({ packageManager: z.string() }).parse(JSON.parse(text));
  return run('npx', ['--yes', packageManager, ...args], { quiet: true });
};
