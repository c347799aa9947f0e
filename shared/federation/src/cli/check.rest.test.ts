import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { REMOTE_CONTRACT } from '@adviestool/contract/remoteDocument';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';

import { write, writeRemote } from '../builders/buildRoot.ts';
import { startPackageRegistry } from '../builders/packageRegistry.ts';
import { commands } from './commands/commands.ts';
import { runCommand } from './runCommand.ts';
import { tell } from './tell.ts';

/* The command with npm itself, and a registry of this test that has the hosts 1.0.0, 1.1.0 and 1.1.1. */

jest.setTimeout(120_000);

let output = '';
for (const stream of [process.stdout, process.stderr]) {
  jest.spyOn(stream, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
}

const folder = mkdtempSync(join(tmpdir(), 'check-'));
const team = join(folder, 'meldingen');
const tarballs = new Map<string, Buffer>();
let registry: Awaited<ReturnType<typeof startPackageRegistry>> | undefined;

const hostOf = (version: string, contract: string) => ({
  version,
  contracts: { [REMOTE_CONTRACT]: {} },
  reads: [1],
  provides: { react: '19.3.1', '@adviestool/contract': contract },
  entries: ['react'],
  paths: ['/geen-toegang'],
  slots: [],
  remotes: [],
});

/** Packs a version of the host as it is published. */
const pack = (version: string, contract: string): void => {
  const directory = join(folder, version);
  write(join(directory, 'package.json'), { name: '@adviestool/host', version });
  write(join(directory, 'dist/host.json'), hostOf(version, contract));
  const name = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: directory,
    encoding: 'utf8',
  }).trim();
  tarballs.set(version, readFileSync(join(folder, name)));
};

beforeAll(async () => {
  pack('1.0.0', '1.2.0');
  pack('1.1.0', '1.3.0');
  pack('1.1.1', '1.3.0');
  registry = await startPackageRegistry('@adviestool/host', tarballs);
  mkdirSync(team);
  write(join(team, '.npmrc'), `@adviestool:registry=${registry.url}\n`);
  write(join(team, 'rspack.config.ts'), '');
  jest.spyOn(process, 'cwd').mockReturnValue(team);
});

afterEach(() => {
  process.exitCode = 0;
});

afterAll(() => {
  registry?.stop();
  rmSync(folder, { recursive: true });
});

const run = async (...args: readonly string[]): Promise<{ text: string; code: unknown }> => {
  output = '';
  process.exitCode = 0;
  await tell(() => runCommand(commands, args));
  return { text: output, code: process.exitCode };
};

test('a remote that was not built is built first', async () => {
  const { text, code } = await run('check', '--host', 'latest');
  expect({ text, code }).toEqual({
    text: 'dist/remote.json is not there: build the remote first, with adviestool build.\n',
    code: 1,
  });
});

test('each host is answered for, the newest and the minor before it', async () => {
  writeRemote(join(team, 'dist'), 'meldingen', {
    requires: { react: '^19.1.0', '@adviestool/contract': '^1.3.0' },
  });
  expect(await run('check', '--host', 'latest')).toEqual({
    text: 'meldingen 1.2.0 fits host 1.1.1.\n',
    code: 0,
  });
  expect(await run('check', '--host', '~1.1.0,previous')).toEqual({
    text: [
      'meldingen 1.2.0 fits host 1.1.1.',
      'meldingen 1.2.0 does not fit host 1.0.0:',
      '  dist/remote.json: requires.@adviestool/contract: expected ^1.3.0, the host provides 1.2.0. Deploy the host first.',
      '',
    ].join('\n'),
    code: 1,
  });
});

test('a host that is not published is refused with those that are', async () => {
  const { text, code } = await run('check', '--host', '2.0.0');
  expect(text).toContain('there is no host 2.0.0. Published are 1.1.1, 1.1.0, 1.0.0');
  expect(code).toBe(1);
});

test('a document beside is taken without a registry', async () => {
  const file = join(folder, 'eigen.json');
  write(file, hostOf('3.0.0', '1.3.0'));
  expect((await run('check', '--host', file)).text).toBe('meldingen 1.2.0 fits host 3.0.0.\n');
  write(file, { ...hostOf('3.0.0', '1.3.0'), remotes: undefined });
  expect((await run('check', '--host', file)).text).toBe(
    `${file}: remotes: expected the remotes of the product, which the host.json of a published host has, and that of a build has not\n`,
  );
});

test('when npm does not find the package nothing is called checked', async () => {
  write(join(team, '.npmrc'), '@adviestool:registry=http://localhost:9/\nfetch-retries=0\n');
  const { text, code } = await run('check', '--host', 'latest');
  expect(text).toContain('npm has no @adviestool/host: nothing was done.');
  expect(code).toBe(1);
});
