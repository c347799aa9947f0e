import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** Root of the repository. */
export const ROOT = join(import.meta.dirname, '../..');

interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Keeps the output and returns it, instead of passing it on. */
  quiet?: boolean;
}

export interface RunResult {
  /** Exit code; a signal counts as 1. */
  code: number;
  output: string;
}

const BIN = join(ROOT, 'node_modules/.bin');

/** Runs a command to its end, with the tools of the workspace on its path. */
export const run = (
  command: string,
  args: readonly string[],
  { cwd = ROOT, env = {}, quiet = false }: RunOptions = {},
): Promise<RunResult> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: BIN + delimiter + (process.env['PATH'] ?? ''), ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
