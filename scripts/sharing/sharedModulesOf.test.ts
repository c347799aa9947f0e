import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { SHARED_MODULES } from '@adviestool/federation/sharedModules';
import { afterAll, expect, test } from '@jest/globals';

import { ROOT } from '../process/run.ts';
import { COPIED_LATE, exportedModules, neededByTwo, sharedModulesOf } from './sharedModulesOf.ts';

const MODULES = exportedModules(ROOT);

test('the host provides what two parts need; `pnpm share` adds what they need by now', () => {
  expect(sharedModulesOf(ROOT, SHARED_MODULES)).toEqual(SHARED_MODULES);
});

test('what is shared exists', () => {
  expect(SHARED_MODULES.filter((name) => !MODULES.has(name))).toEqual([]);
});

test('what is copied late is needed by two parts, and not shared', () => {
  const needed = neededByTwo(ROOT);
  expect(COPIED_LATE.filter((name) => !needed.includes(name))).toEqual([]);
  expect(COPIED_LATE.filter((name) => SHARED_MODULES.includes(name))).toEqual([]);
});

const root = mkdtempSync(join(tmpdir(), 'adviestool-share-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string): void => {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const writePackage = (name: string, exported: readonly string[]): void => {
  const exports = Object.fromEntries(exported.map((each) => [`./${each}`, `./src/${each}.ts`]));
  write(`shared/${name}/package.json`, JSON.stringify({ name: `@adviestool/${name}`, exports }));
};

test('what two parts need is found through other packages, also where it comes late; types count for nothing, and what holds state is always shared', () => {
  writePackage('contract', ['one', 'lazy', 'inner', 'types', 'alone', 'builders/x']);
  writePackage('ui', ['button']);
  writePackage('state', ['store', 'builders/y']);
  for (const name of ['one', 'lazy', 'types', 'alone', 'builders/x']) {
    write(`shared/contract/src/${name}.ts`, '');
  }
  write('shared/contract/src/inner.ts', "import { one } from './one.ts';\n");
  write('shared/ui/src/button.ts', "import { inner } from '@adviestool/contract/inner';\n");
  const typesOnly = "import type { Types } from '@adviestool/contract/types';\n";
  write(
    'hosts/shell/src/main.ts',
    `${typesOnly}import '../x.css';\nimport { button } from '@adviestool/ui/button';\nconst load = () => import('@adviestool/contract/lazy');\n`,
  );
  write(
    'remotes/a/src/module.ts',
    `${typesOnly}import { inner } from '@adviestool/contract/inner';\nimport { lazy } from '@adviestool/contract/lazy';\nimport { alone } from '@adviestool/contract/alone';\n`,
  );
  write('remotes/a/src/a.test.ts', "import { types } from '@adviestool/contract/types';\n");

  for (const name of ['store', 'builders/y']) write(`shared/state/src/${name}.ts`, '');

  expect(neededByTwo(root)).toEqual([
    '@adviestool/contract/one',
    '@adviestool/contract/lazy',
    '@adviestool/contract/inner',
  ]);
  const before = ['@adviestool/contract/alone', '@adviestool/contract/one'];
  expect(sharedModulesOf(root, before)).toEqual([
    '@adviestool/contract/alone',
    '@adviestool/contract/inner',
    '@adviestool/contract/lazy',
    '@adviestool/contract/one',
    '@adviestool/state/store',
  ]);
});
