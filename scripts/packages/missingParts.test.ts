import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, expect, test } from '@jest/globals';

import { missingParts } from './missingParts.ts';

let folder = '';

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** What a package with these files misses; it names zod. */
const missingIn = (files: Record<string, string>): string[] => {
  folder = mkdtempSync(join(tmpdir(), 'parts-'));
  const manifest = { name: '@adviestool/proef', peerDependencies: { zod: '^4.0.0' } };
  const all = { 'package.json': JSON.stringify(manifest), ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return missingParts(folder).map((line) => line.replace(/^.*imports /, ''));
};

test('a package that has what it imports is complete', () => {
  expect(
    missingIn({
      'dist/a.js': `import { z } from 'zod';\nimport './b.css';\nexport { c } from './c.js';\nimport { join } from 'node:path';`,
      'dist/a.d.ts': `import type { C } from './c.js';`,
      'dist/b.css': '',
      'dist/e.d.ts': `export declare const LOGIN = '/account/inloggen';\nexport type F = 'nieuw';`,
      'dist/c.js': `const d = () => import('./d/d.js');`,
      'dist/c.d.ts': '',
      'dist/d/d.js': `const text = Array.from('0123');`,
    }),
  ).toEqual([]);
});

test.each([
  ['a file of its own', { 'dist/a.js': `import { b } from './b.js';` }, './b.js'],
  ['a file that is loaded later', { 'dist/a.js': `() => import('./b.js')` }, './b.js'],
  ['a package that it does not name', { 'dist/a.js': `import { act } from 'react';` }, 'react'],
  ['types', { 'dist/a.d.ts': `export { B } from './b.js';`, 'dist/b.js': '' }, './b.js'],
  ['types in a type', { 'dist/a.d.ts': `type A = import("final-form").FormApi;` }, 'final-form'],
])('%s that is missing is named', (_name, files, specifier) => {
  expect(missingIn(files)).toEqual([`${specifier}, which is not there`]);
});

test('a package without anything in it is told of', () => {
  expect(missingIn({})).toEqual([expect.stringContaining('has nothing in it')]);
});
