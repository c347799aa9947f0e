import { checkSteps } from './checkSteps.ts';
import { readOptions } from './readOptions.ts';
import { runSteps } from './steps.ts';

readOptions({ usage: 'pnpm check', options: {} });
await runSteps(checkSteps);
