import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { SHARED_MODULES } from '@adviestool/federation/sharedModules';

import { readOptions } from './readOptions.ts';
import { ROOT } from './process/run.ts';
import { sharedModulesOf } from './sharing/sharedModulesOf.ts';

/** pnpm share: has the host provide what two parts need by now. */
readOptions({ usage: 'pnpm share', options: {}, least: 0, most: 0 });

const modules = sharedModulesOf(ROOT, SHARED_MODULES);

const text = `/*
 * Made by \`pnpm share\` (decision 78). It only grows: what a published version of a package shares, remotes
 * outside this repository take from the host. What is to be shared no more is taken out by hand, and
 * raises the major version of its package (docs/upgrading.md).
 */

/** The modules of our own packages that the host provides. */
export const SHARED_MODULES: readonly string[] = [
${modules.map((name) => `  '${name}',`).join('\n')}
];
`;

writeFileSync(join(ROOT, 'shared/federation/src/sharedModules.ts'), text);
for (const name of modules) if (!SHARED_MODULES.includes(name)) console.log(`+ ${name}`);
