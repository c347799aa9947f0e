import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { afterAll, expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';

import { buildRoot, removeRoots, write } from './builders/buildRoot.ts';
import { COPIED_LATE, OF_ONE_PART, packageOf, requiresOf, takenByRemote } from './sharedTable.ts';

const ROOT = join(import.meta.dirname, '../../..');

const VALUE_IMPORT =
  /^(?:import|export) (?!type\b)([^;]*?)from '([^']+)'|\bimport\([^']*'([^']+)'/gm;
const ONLY_TYPES = /^\{(?:\s*type [^,}]+,?)+\s*\}\s*$/;

const exportsOf = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(join(ROOT, 'shared', name, 'package.json'), 'utf8')).exports;

/** Every module of the shared packages, by what other packages call it. */
const FILES = new Map(
  ['contract', 'state', 'domain', 'ui', 'forms', 'saving', 'projectdelta'].flatMap((name) =>
    Object.entries(exportsOf(name)).flatMap(([path, file]): [string, string][] =>
      /\.tsx?$/.test(file)
        ? [[`@adviestool/${name}${path.slice(1)}`, join(ROOT, 'shared', name, file)]]
        : [],
    ),
  ),
);

/** The modules of this repository that a module imports for their values. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(VALUE_IMPORT)].flatMap(([, names = '', from, lazy]) => {
    const name = from ?? lazy ?? '';
    if (ONLY_TYPES.test(names)) return [];
    if (name.startsWith('.')) return /\.tsx?$/.test(name) ? [join(dirname(file), name)] : [];
    const found = FILES.get(name);
    return found === undefined ? [] : [found];
  });

/** Everything that a part would carry if nothing were shared. */
const carriedBy = (part: string): ReadonlySet<string> => {
  const carried = new Set(
    globSync(`${part}/src/**/*.{ts,tsx}`, {
      cwd: ROOT,
      absolute: true,
      ignore: ['**/*.test.*', '**/builders/**', '**/*.d.ts'],
    }),
  );
  for (const file of carried) for (const imported of importsOf(file)) carried.add(imported);
  return carried;
};

const PARTS = ['hosts/shell', ...globSync('remotes/*', { cwd: ROOT, onlyDirectories: true })].map(
  carriedBy,
);

const ENTRIES = [...FILES].filter(([entry]) =>
  /^@adviestool\/(contract|state)\/(?!builders\/|calls\/)/.test(entry),
);

const countCarriers = (file: string): number => PARTS.filter((part) => part.has(file)).length;

test('the parts that this test reads carry exports of the contract', () => {
  expect(ENTRIES.filter(([, file]) => countCarriers(file) > 1)).not.toHaveLength(0);
});

test('what two parts need is shared', () => {
  const shared = ENTRIES.filter(([entry]) => !OF_ONE_PART.has(entry));
  const needed = ENTRIES.filter(
    ([entry, file]) => countCarriers(file) > 1 && !COPIED_LATE.has(entry),
  );
  expect(needed.filter((entry) => !shared.includes(entry)).map(([entry]) => entry)).toEqual([]);
});

test('what one part needs, and stands on nothing else, is that part’s own', () => {
  const shared = ENTRIES.filter(
    ([entry, file]) =>
      !OF_ONE_PART.has(entry) && countCarriers(file) < 2 && importsOf(file).length === 0,
  );
  expect(shared).toEqual([]);
});

test('every export that is not shared exists', () => {
  const entries = ENTRIES.map(([entry]) => entry);
  expect(entries).toEqual(expect.arrayContaining([...OF_ONE_PART]));
});

afterAll(removeRoots);

test('a remote requires what its peerDependencies say; what a workspace fills in, from the minor it has', () => {
  const remote = join(buildRoot().root, 'remotes/account');
  const peerDependencies = {
    '@adviestool/state': '>=1.2.0 <3',
    react: 'catalog:',
    zod: 'workspace:^',
  };
  write(join(remote, 'package.json'), { version: '1.0.0', peerDependencies });
  for (const [name, version] of [
    ['@adviestool/state', '2.4.1'],
    ['react', '19.3.1'],
    ['zod', '0.4.6'],
  ]) {
    const exports = { './session': { default: './dist/session.js' }, './builders/x': './x.js' };
    write(join(remote, `node_modules/${name}/package.json`), { version, exports });
  }
  const required = { '@adviestool/state': '>=1.2.0 <3', react: '^19.3.0', zod: '^0.4.0' };
  expect(requiresOf(remote)).toEqual(required);
  const taken = Object.entries(takenByRemote(remote)).map(([entry, { requiredVersion }]) => [
    entry,
    requiredVersion,
  ]);
  expect(Object.fromEntries(taken)).toEqual({
    '@adviestool/state/session': required['@adviestool/state'],
    react: required.react,
    'react/jsx-runtime': required.react,
    zod: required.zod,
  });
});

test('an entry belongs to the package that its name begins with', () => {
  const entries = ['react', 'react/jsx-runtime', '@adviestool/contract/api/session'];
  expect(entries.map(packageOf)).toEqual(['react', 'react', '@adviestool/contract']);
});
