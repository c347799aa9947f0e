import { checkSteps } from './checkSteps.ts';
import { runSteps } from './steps.ts';

await runSteps(checkSteps);
