import { printBudgets } from './budgets.ts';
import { backendOnPostgres } from './backendOnPostgres.ts';
import { buildSite } from './buildSite.ts';
import { checkSteps } from './checkSteps.ts';
import { differingFiles } from './differingFiles.ts';
import { playwright } from './playwright.ts';
import { readOptions } from './readOptions.ts';
import { jest, runSteps, task } from './steps.ts';
import { testedWith } from './testedWith.ts';

readOptions({ usage: 'npm test', options: {} });
console.log(`Tested with ${await testedWith()}.`);
await runSteps([
  ...checkSteps,
  jest('backend tests', ['backend']),
  backendOnPostgres(),
  task('build', async () => {
    await buildSite();
    return true;
  }),
  task('same bytes elsewhere', async () => {
    const differing = await differingFiles(['remotes/spouwankersituatie']);
    for (const file of differing) console.log(`${file} differs.`);
    return differing.length === 0;
  }),
  task('budgets', () => Promise.resolve(printBudgets())),
  playwright(),
]);
