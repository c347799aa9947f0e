import { spawn } from 'node:child_process';

interface Ran {
  code: number;
  stdout: string;
  /** With what it told beside it. */
  output: string;
}

/** Runs npm in a folder, quietly. */
export const runNpm = (folder: string, args: readonly string[]): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, output }));
  });
