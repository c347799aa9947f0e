import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DocumentError } from '@adviestool/federation/assemble/readDocument';
import { readArguments, subjectOf } from '@adviestool/federation/cli/readArguments';
import { say, tell } from '@adviestool/federation/cli/tell';

import { createRemote } from './newRemote/createRemote.ts';
import { ROOT, run } from './run.ts';

/* `pnpm new:remote NAME [--variant ID]`: a remote that builds, tests and shows up at once. */

const USAGE = 'pnpm new:remote NAME [--variant ID]';

await tell(async () => {
  const { subject, values } = readArguments(
    USAGE,
    { variant: { type: 'string', default: 'main' } },
    1,
  );
  const id = subjectOf(subject, USAGE);
  createRemote({ root: ROOT, id, variant: values.variant });
  const { packageManager }: { packageManager: string } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  const { code } = await run('npx', ['--yes', packageManager, 'install', '--no-frozen-lockfile']);
  await run('prettier', ['--write', '--log-level', 'warn', `variants/${values.variant}.json`]);
  if (code !== 0)
    throw new DocumentError('The remote is there, but its packages are not installed.');
  say(
    `remotes/${id} is made and stands in variants/${values.variant}.json.\n` +
      `pnpm dev shows it: log in and choose it in the user menu, or open /${id}.`,
  );
});
