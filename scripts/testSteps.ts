import { availableParallelism } from 'node:os';

import { printBudgets } from './budgets.ts';
import { backendTests } from './backendTests.ts';
import { servedBrowsers } from './browsers/servedBrowsers.ts';
import { buildSite } from './buildSite.ts';
import { checkSteps } from './checkSteps.ts';
import { differingFiles } from './differingFiles.ts';
import { withEngines } from './findEngines.ts';
import { withNginx } from './findNginx.ts';
import { playwright } from './playwright.ts';
import { jest, task, type CheckStep } from './process/steps.ts';

type Steps = readonly (CheckStep | readonly CheckStep[])[];

const build = task('build', async () => {
  await buildSite();
  return true;
});

/** What proves a change. */
export const testSteps: Steps = [
  ...checkSteps(null),
  backendTests(),
  build,
  task('budgets', () => Promise.resolve(printBudgets())),
  playwright('change'),
];

/** What proves the build, wherever it is made and whatever it runs on. */
export const restSteps: Steps = [
  build,
  withNginx(
    jest('packages, commands and new remotes', 'rest', {
      env: { TEST_DATABASE_URL: '' },
      // Many of them wait for a program that they start.
      options: [`--maxWorkers=${availableParallelism() + 1}`],
    }),
  ),
  jest('on the embedded database what holds on either', 'both databases', {
    env: { TEST_DATABASE_URL: '' },
    node: 'bare',
  }),
  servedBrowsers(),
  task('same bytes elsewhere', async () => {
    const differing = await differingFiles(['remotes/spouwankersituatie']);
    for (const file of differing) console.log(`${file} differs.`);
    return differing.length === 0;
  }),
  withEngines(withNginx(playwright('rest'))),
];
