import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { nextSteps, writeRepository } from '@adviestool/create-remote/writeRepository';

import { repositoryOf } from '../../build/repositoryOf.ts';
import { addRemote } from '../../create/addRemote.ts';
import { runInRepository } from '../../create/runInRepository.ts';
import { SiteError } from '../../assemble/SiteError.ts';
import type { Command } from '../Command.ts';
import { readArguments, subjectOf } from '../readArguments.ts';
import { say } from '../tell.ts';

const usage =
  'adviestool create NAME [--variant ID]\n' +
  'In the repository of the product the remote becomes a package of it, in the variant ID (main); elsewhere a repository of its own.';

const createOutside = (id: string): void => {
  const problem = writeRepository(process.cwd(), id);
  if (problem !== null) throw new SiteError(problem);
  say(nextSteps(id));
};

const createInside = async (root: string, id: string, variant: string): Promise<void> => {
  addRemote({ root, id, variant });
  const { packageManager }: { packageManager: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const code = await runInRepository(root, [
    'npx',
    '--yes',
    packageManager,
    'install',
    '--no-frozen-lockfile',
  ]);
  await runInRepository(root, ['oxfmt', `variants/${variant}.json`]);
  if (code !== 0) throw new SiteError('The remote is there, but its packages are not installed.');
  say(
    `remotes/${id} is made and stands in variants/${variant}.json.\n` +
      `pnpm dev shows it: log in and choose it in the user menu, or open /${id}.`,
  );
};

export const command: Command = {
  name: 'create',
  summary: 'makes a remote that builds and tests as it is',
  usage,
  run: async (args) => {
    const { subject, values } = readArguments(args, {
      usage,
      options: { variant: { type: 'string' } },
      most: 1,
    });
    const id = subjectOf(subject, usage);
    const root = repositoryOf(process.cwd());
    if (root !== null) await createInside(root, id, values.variant ?? 'main');
    else if (values.variant === undefined) createOutside(id);
    else throw new SiteError(`--variant: there is no variant here to add it to.\n${usage}`);
  },
};
