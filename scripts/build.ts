import { tell } from '@adviestool/federation/cli/tell';

import { buildSite } from './buildSite.ts';
import { printBudgets } from './budgets.ts';
import { readOptions } from './readOptions.ts';
import { writeSbom } from './supply/writeSbom.ts';

const { subject } = readOptions({ usage: 'pnpm build [VARIANT]', options: {}, most: 1 });

// Not awaited: `build.cjs` loads this as CommonJS.
void tell(async () => {
  const built = await buildSite(subject);
  console.log(built.length === 0 ? 'Nothing has changed.' : `Built ${built.join(', ')}.`);
  const isListed = await writeSbom();
  if (!printBudgets() || !isListed) process.exitCode = 1;
});
