import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Finished {
  /** Exit code; a signal counts as 1. */
  code: number;
  output: string;
}

/** The program of the bundler that these presets are for. */
export const RSPACK = join(
  dirname(createRequire(import.meta.url).resolve('@rspack/cli/package.json')),
  'bin/rspack.js',
);

/** Builds a package for production. @param folder that of the package */
export const runRspack = (folder: string): Promise<Finished> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [RSPACK, 'build'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
