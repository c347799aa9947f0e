import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { SLOT_NAMES } from '@adviestool/contract/slots';
import { assemble } from '@adviestool/federation/deploy/assemble';
import { writeHost } from '@adviestool/federation/builders/buildRoot';
import { newRemote } from '@adviestool/federation/builders/newRemote';
import { addRemote } from '@adviestool/federation/create/addRemote';
import { providedByHost, providedPackages } from '@adviestool/federation/sharedTable';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';

import { ROOT, run } from './process/run.ts';

// A compiler, a build and a test run, on a busy machine.
jest.setTimeout(240_000);

const { root, directory } = newRemote('proef-module');

const runIn = (command: string, args: readonly string[], env: Record<string, string> = {}) =>
  run(command, args, { cwd: directory, quiet: true, env });

beforeAll(() => {
  writeHost(join(root, 'hosts/shell/dist'), {
    provides: providedPackages(join(ROOT, 'hosts/shell')),
    entries: Object.keys(providedByHost(join(ROOT, 'hosts/shell'))),
    slots: SLOT_NAMES,
  });
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
