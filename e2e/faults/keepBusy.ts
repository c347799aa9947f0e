import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Processes that want all of it, for each processor. */
const EACH = 4;

/** Has the processors of this machine do something else as well. @returns ends that */
export const keepBusy = (): (() => void) => {
  const others = Array.from({ length: EACH * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return () => {
    for (const other of others) other.kill('SIGKILL');
  };
};
