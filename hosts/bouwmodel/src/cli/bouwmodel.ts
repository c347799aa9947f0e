import { readFile } from 'node:fs/promises';

import { bouwmodelOpdracht } from './bouwmodelOpdracht.ts';

const uitkomst = await bouwmodelOpdracht(process.argv.slice(2), (path) => readFile(path));
if ('json' in uitkomst) process.stdout.write(`${JSON.stringify(uitkomst.json, null, 2)}\n`);
else {
  process.stderr.write(`${uitkomst.fout}\n`);
  process.exitCode = 2;
}
