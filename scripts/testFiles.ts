import { globSync } from 'tinyglobby';

import { ROOT } from './process/run.ts';

const TESTS = '{backend,e2e,hosts/*,remotes/*,scripts,shared/*}/**/*.{test.ts,test.tsx,spec.ts}';

/** Every file of tests, from the root of the repository. */
export const testFiles = (): string[] =>
  globSync(TESTS, { cwd: ROOT, ignore: ['**/node_modules/**'] }).toSorted();
