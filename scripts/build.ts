import { buildSite } from './buildSite.ts';
import { printBudgets } from './budgets.ts';
import { writeSbom } from './supply/writeSbom.ts';

const built = await buildSite(process.argv[2]);
console.log(built.length === 0 ? 'Nothing has changed.' : `Built ${built.join(', ')}.`);
await writeSbom();
if (!printBudgets()) process.exitCode = 1;
