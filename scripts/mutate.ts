import { isAbsolute, relative } from 'node:path';

import { guardFiles } from './mutate/guards.ts';
import { mutateFile, UnfitTestsError } from './mutate/mutateFile.ts';
import { readOptions } from './readOptions.ts';
import { ROOT } from './process/run.ts';

/*
 * pnpm mutate [FILE…]: changes the guards of the backend one place at a time and runs their tests.
 * What no test noticed is printed as file:line with the text before and after.
 */
const { subjects } = readOptions({ usage: 'pnpm mutate [FILE…]', options: {}, most: Infinity });

// Ending runs what puts a file back.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(1));
}

const files = subjects.map((file) => (isAbsolute(file) ? relative(ROOT, file) : file));

for (const file of files.length === 0 ? guardFiles() : files) {
  try {
    const { killed, equivalent, survivors } = await mutateFile(file);
    console.log(
      `${file}: ${killed} killed, ${survivors.length} survived, ${equivalent} known equivalents.`,
    );
    if (survivors.length > 0) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof UnfitTestsError)) throw error;
    console.log(`${file}: not run, ${error.message}.`);
    process.exitCode = 1;
  }
}
