import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { DocumentError } from '../shared/federation/src/assemble/readDocument.ts';
import { createRemote } from './newRemote/createRemote.ts';
import { ROOT, run } from './run.ts';

/* `pnpm new:remote NAME [--variant ID]`: a remote that builds, tests and shows up at once. */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { variant: { type: 'string', default: 'main' } },
});
const [id] = positionals;

const create = async (name: string): Promise<void> => {
  createRemote({ root: ROOT, id: name, variant: values.variant });
  const { packageManager }: { packageManager: string } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  const { code } = await run('npx', ['--yes', packageManager, 'install', '--no-frozen-lockfile']);
  await run('prettier', ['--write', '--log-level', 'warn', `variants/${values.variant}.json`]);
  if (code !== 0)
    throw new DocumentError('The remote is there, but its packages are not installed.');
  console.log(
    `remotes/${name} is made and stands in variants/${values.variant}.json.\n` +
      `pnpm dev shows it: log in and choose it in the user menu, or open /${name}.`,
  );
};

try {
  if (id === undefined) throw new DocumentError('Usage: pnpm new:remote NAME [--variant ID]');
  await create(id);
} catch (error) {
  if (!(error instanceof DocumentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
