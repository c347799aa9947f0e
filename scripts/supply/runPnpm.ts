import { packageManagerOf } from '../process/packageManagerOf.ts';
import { ROOT, run, type RunResult } from '../process/run.ts';

/** Runs the pnpm that the repository names, and keeps what it says. */
export const runPnpm = (args: readonly string[]): Promise<RunResult> =>
  run('npx', ['--yes', packageManagerOf(ROOT), ...args], { quiet: true });
