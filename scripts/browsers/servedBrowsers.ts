import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import { ROOT } from '../process/run.ts';
import { task, type CheckStep } from '../process/steps.ts';
import { newerInScript, newerInStyles } from './newerThanServed.ts';

/** Prints what the built files, own code and libraries, use that a browser which is served lacks. */
const printNewer = (): boolean => {
  const files = globSync('{hosts,remotes}/*/dist/*.{js,css}', { cwd: ROOT });
  const newer = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const newerIn = file.endsWith('.css') ? newerInStyles(text, file) : newerInScript(text, file);
    return newerIn.map((message) => `${file}: ${message}`);
  });
  for (const line of newer) console.log(line);
  return files.length > 0 && newer.length === 0;
};

/** Whether the build works in every browser that is served. */
export const servedBrowsers = (): CheckStep =>
  task('browsers that are served', () => Promise.resolve(printNewer()));
