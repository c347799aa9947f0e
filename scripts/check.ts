import { checkSteps } from './checkSteps.ts';
import { readOptions } from './readOptions.ts';
import { runSteps } from './steps.ts';

const { values } = readOptions({
  usage: 'pnpm check [--all]',
  options: { all: { type: 'boolean' } },
});
await runSteps(checkSteps(values.all === true ? 'all' : 'changed'));
