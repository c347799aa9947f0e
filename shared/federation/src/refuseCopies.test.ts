import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rspack, type Stats } from '@rspack/core';

import { refuseCopies } from './refuseCopies.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copies-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Really builds an entry that uses the file at this path, and looks at it. Resolves with the refusal. */
const refusalOf = async (path: string): Promise<string | null> => {
  const used = join(folder, path);
  mkdirSync(dirname(used), { recursive: true });
  writeFileSync(used, 'export const value = globalThis.value;');
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, `import { value } from './${path}'; console.log(value);`);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry,
    output: { path: join(folder, 'dist') },
  });
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (result === undefined) reject(error ?? new Error('There are no stats.'));
      else resolve(result);
    });
  });
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
  try {
    refuseCopies(stats);
    return null;
  } catch (error) {
    return String(error);
  } finally {
    await promisify(compiler.close.bind(compiler))();
  }
};

test.each([
  ['react', 'node_modules/.store/react@19/node_modules/react/index.js'],
  ['zod', 'node_modules/zod/v4/index.js'],
  ['@adviestool/state', 'shared/state/src/session.js'],
  ['@adviestool/state', 'node_modules/@adviestool/state/dist/session.js'],
])('a remote with %s in it is refused', async (name, path) => {
  expect(await refusalOf(path)).toContain(`a copy of ${name}, which the host provides`);
});

test.each(['node_modules/react-final-form/index.js', 'shared/ui/src/Button.js'])(
  'a remote may have %s in it',
  async (path) => {
    expect(await refusalOf(path)).toBeNull();
  },
);
