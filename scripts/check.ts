import { lookForChanges } from './changes.ts';
import { checkSteps } from './checkSteps.ts';
import { readOptions } from './readOptions.ts';
import { runSteps } from './process/steps.ts';

const { values } = readOptions({
  usage: 'pnpm check [--all]',
  options: { all: { type: 'boolean' } },
});
const { changes, keepPassed } = lookForChanges();
if (changes !== null && values.all !== true) {
  console.log(`${changes.length} files changed since everything passed; --all reads all of them.`);
}
if (await runSteps(checkSteps(values.all === true ? null : changes))) keepPassed();
