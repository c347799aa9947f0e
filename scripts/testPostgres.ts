import { backendOnPostgres } from './backendOnPostgres.ts';
import { runSteps } from './steps.ts';

await runSteps([backendOnPostgres()]);
