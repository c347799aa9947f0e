import { buildSite, SITE } from '../../scripts/buildSite.ts';
import { readOptions } from '../../scripts/readOptions.ts';
import { createBudgetTable } from './budgetTable.ts';
import { startForm } from './forms.ts';
import { holdKeys } from './holdKeys.ts';
import { launchBrowser } from './launchBrowser.ts';

readOptions({ usage: 'pnpm bench:keys', options: {} });

const table = createBudgetTable();
await buildSite();
const browser = await launchBrowser();
const form = await startForm('federated', SITE);
try {
  await holdKeys(browser, form, table);
} finally {
  await browser.close();
  await form.stop();
}
console.log(['', ...table.lines()].join('\n'));
if (!table.isAllMet()) process.exitCode = 1;
