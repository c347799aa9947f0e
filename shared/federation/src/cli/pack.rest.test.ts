import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { openArtefact } from '../artefact/artefact.ts';
import { removeRoots } from '../builders/buildRoot.ts';
import { deployedSite } from '../builders/deployedSite.ts';
import { commands } from './commands/commands.ts';
import { runCommand } from './runCommand.ts';
import { tell } from './tell.ts';

jest.setTimeout(180_000);

afterAll(removeRoots);

let output = '';
for (const stream of [process.stdout, process.stderr]) {
  jest.spyOn(stream, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
}

let folder = '';

beforeEach(() => {
  // Of another team: no folder of the product's repository.
  folder = mkdtempSync(join(tmpdir(), 'team-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});

afterEach(() => {
  process.exitCode = 0;
  rmSync(folder, { recursive: true });
});

const run = async (...args: readonly string[]): Promise<{ text: string; code: unknown }> => {
  output = '';
  process.exitCode = 0;
  await tell(() => runCommand(commands, args));
  return { text: output, code: process.exitCode };
};

/** Writes the package of a remote of one page. @returns its folder */
const remote = (id: string, scripts: Record<string, string> = {}): string => {
  const files = {
    'package.json': JSON.stringify({ name: id, version: '1.0.0', type: 'module', scripts }),
    'rspack.config.ts': `
import { remoteConfig } from ${JSON.stringify(join(import.meta.dirname, '../remoteConfig.ts'))};
export default remoteConfig({
  directory: import.meta.dirname,
  definition: { id: '${id}', pages: [{ id: 'start', path: '${id}', title: 'Start' }] },
});`,
    'smoke.json': '{ "params": { "projectId": "7" } }',
    'src/module.ts': `export default { pages: { start: () => import('./start/page.ts') } };`,
    'src/start/page.ts': 'export default () => ({});',
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, id, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return join(folder, id);
};

const pack = async (directory: string) => {
  const key = join(folder, 'key.json');
  if (!existsSync(key)) await run('key', 'Team', '--out', key);
  return run('pack', directory, '--key', key, '--out', folder);
};

test('a remote is checked, built, signed and put on a site by one file', async () => {
  const { text, code } = await pack(remote('meldingen', { types: 'true', test: 'true' }));
  expect(text).toContain('is signed by ‘Team’; run before: types, test, build.');
  expect(code).toBe(0);
  const file = join(folder, 'meldingen-1.0.0.adviestool');
  expect(openArtefact(file, join(folder, 'opened'))).toMatchObject({
    id: 'meldingen',
    version: '1.0.0',
    checks: ['types', 'test', 'build'],
    files: { 'smoke.json': expect.any(String), 'remote.json': expect.any(String) },
  });
  const { site } = deployedSite();
  expect((await run('deploy', file, '--site', site)).code).toBe(0);
  expect(existsSync(join(site, 'remotes/meldingen/1.0.0/artefact.sig'))).toBe(true);
});

test('a remote whose test fails is not packed, and what is not there to run is said', async () => {
  const failing = await pack(remote('meldingen', { test: 'echo een fout; false' }));
  expect(failing.text).toContain('een fout\nNothing was packed: npm run test fails.');
  expect(failing.text).toContain('has no script ‘types’: that was not checked.');
  expect(failing.code).toBe(1);
  expect(existsSync(join(folder, 'meldingen-1.0.0.adviestool'))).toBe(false);
});

test('another team builds no part of the product in place', async () => {
  const { site, contents } = deployedSite();
  const before = contents();
  const { text, code } = await run('deploy', remote('handleiding'), '--site', site);
  expect(text).toContain('handleiding is a part of the product itself.');
  expect(code).toBe(1);
  expect(contents()).toEqual(before);
});
