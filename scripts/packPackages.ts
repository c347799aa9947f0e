import { packageProblems } from './packages/packageProblems.ts';
import { packPackages } from './packages/packPackages.ts';
import { readOptions } from './readOptions.ts';

/* `pnpm pack:packages`: the tarballs of what is published, in dist/packages/tarballs, and what is wrong with them. */

readOptions({ usage: 'pnpm pack:packages', options: {} });

const packed = await packPackages();
for (const each of packed) {
  const problems = await packageProblems(each);
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${each.tarball}`);
  for (const problem of problems) console.log(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
