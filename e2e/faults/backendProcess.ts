import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

import { ROOT } from '../../scripts/process/run.ts';

/** A backend in a process of its own. */
export interface BackendProcess {
  url: string;
  pid: number;
  /** What it printed so far. */
  output: () => string;
  /** @returns the exit code; null after a signal that it did not handle */
  stop: (signal: NodeJS.Signals) => Promise<number | null>;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
}

interface StartOptions {
  env: Record<string, string>;
  /** A program that runs the rest of its arguments, with its own before them. */
  within?: readonly string[];
  /** Modules that are loaded before the backend. */
  before?: readonly string[];
  /** Of which checkout of this repository; absent: this one. */
  checkout?: string;
}

/** Limits that no test reaches, as all its calls come from one address. */
const LIMITS = {
  RATE_LIMIT_PER_IP: '1000000',
  RATE_LIMIT_WRITES: '1000000',
  RATE_LIMIT_REGISTRATIONS: '1000000',
};

/** What Node is told to run the backend of a checkout, which may be one of before `run.mjs`. */
export const backendOf = (checkout: string): string[] =>
  existsSync(join(checkout, 'backend/run.mjs'))
    ? ['backend/run.mjs', 'main']
    : ['--import', 'tsx', 'backend/src/main.ts'];

interface Started {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

const launch = ({ env, within = [], before = [], checkout = ROOT }: StartOptions): Started => {
  const imports = before.flatMap((name) => ['--import', name]);
  const command = [process.execPath, ...imports, ...backendOf(checkout)];
  const [program = '', ...args] = [...within, ...command];
  const child = spawn(program, args, {
    cwd: checkout,
    env: { PATH: process.env['PATH'], PORT: '0', SITE_DIR: '/nonexistent', ...LIMITS, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return {
    child,
    output: () => output,
    ended: new Promise((resolve) => child.on('close', resolve)),
  };
};

/** Starts a backend that may refuse to. @returns the exit code and what it printed, or the address */
export const tryBackend = async (
  options: StartOptions,
): Promise<BackendProcess | { code: number | null; output: string }> => {
  const { child, output, ended } = launch(options);
  let code: number | null | undefined;
  void ended.then((given) => {
    code = given;
  });
  for (;;) {
    const url = /^Adviestool: (\S+)$/m.exec(output())?.[1];
    if (url !== undefined) {
      const stop = (signal: NodeJS.Signals): Promise<number | null> => {
        child.kill(signal);
        return ended;
      };
      return { url, pid: child.pid ?? 0, output, ended, stop };
    }
    if (code !== undefined) return { code, output: output() };
    await setTimeoutPromise(20);
  }
};

/** Starts a backend and waits until it listens. @throws Error with what it printed, when it ends */
export const startBackend = async (options: StartOptions): Promise<BackendProcess> => {
  const started = await tryBackend(options);
  if ('url' in started) return started;
  throw new Error(`The backend ended with ${started.code}: ${started.output}`);
};
