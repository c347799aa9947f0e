import { readOptions } from './readOptions.ts';
import { runSteps } from './process/steps.ts';
import { testedWith } from './testedWith.ts';
import { restSteps, testSteps } from './testSteps.ts';

const { values } = readOptions({
  usage: 'npm test [-- --rest | --all]',
  options: { rest: { type: 'boolean' }, all: { type: 'boolean' } },
});
console.log(`Tested with ${await testedWith()}.`);
const { rest = false, all = false } = values;
await runSteps([...(rest ? [] : testSteps), ...(rest || all ? restSteps : [])]);
