import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import { newerInScript, newerInStyles } from './browsers/newerThanServed.ts';
import { ROOT } from './process/run.ts';

/*
 * Prints what the built files of rooms, own code and libraries, use that a browser which is served lacks:
 * printNewer.ts ROOM (hosts or remotes)
 */

const [, , room = ''] = process.argv;
const files = globSync(`${room}/*/dist/*.{js,css}`, { cwd: ROOT });
const newer = files.flatMap((file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const newerIn = file.endsWith('.css') ? newerInStyles(text, file) : newerInScript(text, file);
  return newerIn.map((message) => `${file}: ${message}`);
});
for (const line of newer) console.log(line);
if (files.length === 0) console.log(`Nothing is built in ${room}.`);
process.exitCode = files.length > 0 && newer.length === 0 ? 0 : 1;
