import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

import { addressOf } from '../../programs.mjs';

/**
 * Starts a program of the backend, by its name in programs.mjs. It is made first where that is needed, which counts for
 * the memory of who starts it.
 */
export const forkProgram = (
  name: string,
  { execArgv = [], ...options }: ForkOptions,
): ChildProcess =>
  fork(fileURLToPath(addressOf(name)), {
    ...options,
    execArgv: ['--enable-source-maps', ...execArgv],
  });

/**
 * Niceness of a process: a third of the processor beside calls that want all of it. At 10 it had a tenth, and a report
 * of 60 gevelvullingen took more than two minutes on a busy machine.
 */
const NICENESS = 5;
/** What a process said of what went wrong, at most. */
const MOST_SAID = 2000;

/** A process that is asked one thing. */
export interface Proces {
  readonly pid: number | undefined;
  readonly send: (bericht: object) => void;
  readonly onBericht: (listener: (bericht: unknown) => void) => void;
  /** Is told why it ended, also when it never started or cannot be reached. */
  readonly onEnd: (listener: (reden: string) => void) => void;
  readonly end: () => void;
}

/** It waits for calls, not they for it. */
const standBack = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return;
  try {
    setPriority(pid, NICENESS);
  } catch {
    // It has ended already, or the system has no priorities.
  }
};

/**
 * Starts a process that loads what it needs and waits for its request.
 * @param program its name in programs.mjs
 * @param geheugen MB of heap that it may take
 */
export const startProces = (program: string, geheugen: number): Proces => {
  const child = forkProgram(program, {
    execArgv: [`--max-old-space-size=${geheugen}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  standBack(child);
  let said = '';
  child.stderr?.on('data', (part: Buffer) => {
    said = `${said}${part.toString()}`.slice(-MOST_SAID);
  });
  return {
    pid: child.pid,
    // What cannot be sent is told to who waits for its end.
    send: (bericht) => child.send(bericht, (error) => error !== null && child.emit('error', error)),
    onBericht: (listener) => child.on('message', listener),
    onEnd: (listener) => {
      child.on('error', ({ message }) => listener(message));
      child.on('exit', (code, by) => listener(`ended with ${by ?? code}: ${said}`));
    },
    end: () => child.kill('SIGKILL'),
  };
};
