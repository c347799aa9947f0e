import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Processes that want all of it, for each processor. */
const EACH = 4;

/** Each ends by itself after a minute, ms: none outlives a test that did not come to its end. */
const LONGEST = 60_000;

/** Has the processors of this machine do something else as well. @returns ends that */
export const keepBusy = (): (() => void) => {
  const others = Array.from({ length: EACH * availableParallelism() }, () =>
    spawn(
      process.execPath,
      ['-e', `const end = Date.now() + ${LONGEST}; while (Date.now() < end);`],
      { stdio: 'ignore' },
    ),
  );
  return () => {
    for (const other of others) other.kill('SIGKILL');
  };
};
