import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { ROOT } from './run.ts';

const stopping = new WeakSet<ChildProcess>();

/**
 * Starts a tool of the workspace that runs until it is stopped. It stands apart from the terminal,
 * so that Ctrl-C reaches it once, from us.
 */
export const startChild = (
  command: readonly [tool: string, ...args: string[]],
  env: Record<string, string>,
  stdio: SpawnOptions['stdio'],
): ChildProcess => {
  const [tool, ...args] = command;
  const child = spawn(join(ROOT, 'node_modules/.bin', tool), args, {
    cwd: ROOT,
    stdio,
    detached: true,
    env: { ...process.env, ...env },
  });
  child.on('exit', (code) => {
    if (stopping.has(child)) return;
    console.error(`${tool} has ended.`);
    process.exit(code ?? 1);
  });
  process.on('exit', () => child.kill('SIGTERM'));
  return child;
};

/** Asks a child to end, and waits until it has. */
export const stopChild = async (child: ChildProcess): Promise<void> => {
  stopping.add(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  await ended;
};
