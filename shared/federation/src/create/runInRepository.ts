import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** Runs a tool of the repository to its end, in view of the user. Returns its exit code. */
export const runInRepository = (
  root: string,
  [tool, ...args]: readonly [string, ...string[]],
): Promise<number> =>
  new Promise((resolve, reject) => {
    const path = [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);
    const child = spawn(tool, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: path },
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
