import { backendOnPostgres } from './backendOnPostgres.ts';
import { readOptions } from './readOptions.ts';
import { runSteps } from './steps.ts';

readOptions({ usage: 'pnpm test:postgres', options: {} });
await runSteps([backendOnPostgres()]);
