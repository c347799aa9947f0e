import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rspack, sharing, type Stats } from '@rspack/core';

import { write } from './builders/buildRoot.ts';
import { takenEntries } from './takenEntries.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taken-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a build takes what its pages import, and not all that is shared', async () => {
  write(
    join(folder, 'module.js'),
    `globalThis.pages = [() => import('./a.js'), () => import('./b.js')];`,
  );
  write(join(folder, 'a.js'), `export { LOGIN } from '@adviestool/contract/paths';`);
  write(
    join(folder, 'b.js'),
    `import { LOGIN } from '@adviestool/contract/paths'; import { jsx } from 'react/jsx-runtime';
export default () => jsx(LOGIN);`,
  );
  const taken = { import: false, singleton: true, strictVersion: true } as const;
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './module.js',
    plugins: [
      new sharing.ConsumeSharedPlugin({
        consumes: {
          '@adviestool/contract/paths': { ...taken, requiredVersion: '>=1.2.0 <2' },
          '@adviestool/contract/account': { ...taken, requiredVersion: '>=1.2.0 <2' },
          'react/jsx-runtime': { ...taken, requiredVersion: '^19.3.0' },
        },
      }),
    ],
  });
  compiler.outputFileSystem = null;
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (result === undefined) reject(error ?? new Error('There are no stats.'));
      else resolve(result);
    });
  });
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
  expect(takenEntries(stats)).toEqual(['@adviestool/contract/paths', 'react/jsx-runtime']);
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
});
