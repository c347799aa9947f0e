import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { SLOT_NAMES } from '@adviestool/contract/slots';
import { assemble } from '@adviestool/federation/deploy/assemble';
import { buildVariant, write, writeHost } from '@adviestool/federation/builders/buildRoot';
import { addRemote } from '@adviestool/federation/create/addRemote';
import { providedByHost, providedPackages } from '@adviestool/federation/sharedTable';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';

import { ROOT, run } from './process/run.ts';

// A compiler, a build and a test run, on a busy machine.
jest.setTimeout(240_000);

/** A repository inside this one, so that its tools are found. */
const makeRoot = (): string => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const root = mkdtempSync(join(ROOT, '.cache/new-remote-'));
  for (const name of ['tsconfig.base.json', 'tsconfig.browser.json']) {
    cpSync(join(ROOT, name), join(root, name));
  }
  cpSync(join(ROOT, 'variants/catalogus-voorbeeld.json'), join(root, 'variants/catalogus.json'));
  write(join(root, 'variants/proef.json'), buildVariant({ remotes: {} }));
  writeHost(join(root, 'hosts/shell/dist'), {
    provides: providedPackages(join(ROOT, 'hosts/shell')),
    entries: Object.keys(providedByHost(join(ROOT, 'hosts/shell'))),
    slots: SLOT_NAMES,
  });
  return root;
};

/** Where the repository has a package that the template names. */
const homeOf = (name: string): string => {
  const homes = ['remotes/account/node_modules', 'shared/create-remote/node_modules'];
  return homes.map((home) => join(ROOT, home, name)).find((folder) => existsSync(folder)) ?? '';
};

/** Gives the remote the packages that it names, and no other. */
const install = (directory: string): void => {
  const {
    dependencies,
    devDependencies,
  }: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(join(directory, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const link = join(directory, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(homeOf(name), link);
  }
};

const root = makeRoot();
const directory = join(root, 'remotes/proef-module');

const runIn = (command: string, args: readonly string[], env: Record<string, string> = {}) =>
  run(command, args, { cwd: directory, quiet: true, env });

beforeAll(() => {
  addRemote({ root, id: 'proef-module', variant: 'proef' });
  install(directory);
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

describe('a new remote', () => {
  test('has no type errors', async () => {
    expect(await runIn('tsc', ['-p', '.'])).toEqual({ code: 0, output: '' });
  });

  test('passes its own test', async () => {
    const { code, output } = await runIn(
      'jest',
      ['--config', join(ROOT, 'jest.config.mjs'), '--selectProjects', 'dom', '--roots', directory],
      { NODE_OPTIONS: '--experimental-vm-modules' },
    );
    expect(output).toContain('Tests:       6 passed, 6 total');
    expect(code).toBe(0);
  });

  test('builds and is in a release of the variant', async () => {
    const { code, output } = await runIn(
      join(ROOT, 'remotes/account/node_modules/.bin/rspack'),
      ['build'],
      { NODE_ENV: 'production' },
    );
    expect({ code, output }).toMatchObject({ code: 0 });

    const { remotes } = assemble({ root, site: join(root, 'site'), variantId: 'proef' });
    expect(Object.keys(remotes)).toEqual(['proef-module']);
    const html = readFileSync(join(root, 'site/index.html'), 'utf8');
    expect(html).toMatch(/"start":\[[^\]]*"start\.[0-9a-f]{8}\.js"/);
    expect(html).toContain('"label":"Proef module","to":"/proef-module"');
  });
});

test.each([
  ['Proef', 'is no name for a remote'],
  ['proef module', 'is no name for a remote'],
  ['../proef', 'is no name for a remote'],
  ['shell', 'is the name of a part of the product itself'],
  ['proef-module', 'remotes/proef-module is there already.'],
])('the name ‘%s’ is refused', (id, message) => {
  expect(() => addRemote({ root, id, variant: 'proef' })).toThrow(message);
});

test('a variant that does not exist is refused before anything is made', () => {
  expect(() => addRemote({ root, id: 'ander', variant: 'geen' })).toThrow('geen.json');
  addRemote({ root, id: 'ander', variant: 'proef' });
});
