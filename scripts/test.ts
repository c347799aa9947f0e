import { printBudgets } from './budgets.ts';
import { backendOnPostgres } from './backendOnPostgres.ts';
import { buildSite } from './buildSite.ts';
import { checkSteps } from './checkSteps.ts';
import { playwright } from './playwright.ts';
import { jest, runSteps, task } from './steps.ts';

await runSteps([
  ...checkSteps,
  jest('backend tests', ['backend']),
  backendOnPostgres(),
  task('build', async () => {
    await buildSite();
    return true;
  }),
  task('budgets', () => Promise.resolve(printBudgets())),
  playwright(),
]);
