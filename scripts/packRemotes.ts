import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readOptions } from './readOptions.ts';
import { packageManagerOf } from './process/packageManagerOf.ts';
import { ROOT, run } from './process/run.ts';

/*
 * Builds remotes of an earlier contract from the tag of that contract, for the tests that a host still
 * takes them: `pnpm pack:remotes contract-4 account projects`. Needs to be run once for a tag.
 */

const { subjects } = readOptions({
  usage: 'pnpm pack:remotes TAG REMOTE…',
  options: {},
  least: 2,
  most: Infinity,
});
const [tag = '', ...remotes] = subjects;

/** Their maps are left out, and what a site makes by itself. */
const LEFT_OUT = ['--exclude=*.map', '--exclude=*.br', '--exclude=*.gz'];

/** The same files give the same archive. */
const SAME_BYTES = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0'];

const must = async (cwd: string, command: string, ...args: readonly string[]): Promise<void> => {
  const { code } = await run(command, args, { cwd });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
};

const folder = mkdtempSync(join(tmpdir(), 'adviestool-tag-'));
try {
  const source = join(folder, 'source.tar');
  await must(ROOT, 'git', 'archive', '--output', source, tag);
  await must(folder, 'tar', '-xf', source);
  await must(folder, 'npx', '--yes', packageManagerOf(folder), 'install', '--frozen-lockfile');
  const packed = join(ROOT, `e2e/fixtures/${tag}.tar`);
  for (const remote of remotes) {
    await must(join(folder, 'remotes', remote), join(folder, 'node_modules/.bin/rspack'), 'build');
  }
  const builds = remotes.map((remote) => `remotes/${remote}/dist`);
  await must(folder, 'tar', '-cf', packed, ...LEFT_OUT, ...SAME_BYTES, ...builds);
  await must(ROOT, 'gzip', '--no-name', '--force', '--best', packed);
} finally {
  rmSync(folder, { recursive: true });
}
