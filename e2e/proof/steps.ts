import { spawn } from 'node:child_process';

/** What is wrong with what was tried, in one line. */
export class ProofError extends Error {}

/** What a proof needs is not there: it is neither held nor refuted. */
export class SkippedError extends Error {}

interface RunOptions {
  cwd: string;
  env: Record<string, string | undefined>;
}

/** Runs a command as a developer types it. Returns what it printed. @throws ProofError */
export const runCommand = (
  [command, ...args]: readonly [string, ...string[]],
  { cwd, env }: RunOptions,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new ProofError(`${command} ${args.join(' ')} ends with ${code}:\n${output}`));
    });
  });

/** Does a step of a proof and prints how long it took. @throws what the step throws */
export const step = async <Result>(name: string, act: () => Promise<Result>): Promise<Result> => {
  const start = performance.now();
  const seconds = (): string => ((performance.now() - start) / 1000).toFixed(1);
  try {
    const result = await act();
    console.log(`✓ ${name}: ${seconds()} s`);
    return result;
  } catch (error) {
    console.log(`${error instanceof SkippedError ? '–' : '✗'} ${name}: ${seconds()} s`);
    throw error;
  }
};
