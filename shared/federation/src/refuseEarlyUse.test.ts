import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rspack, sharing, type Stats } from '@rspack/core';

import { write } from './builders/buildRoot.ts';
import { refuseEarlyUse } from './refuseEarlyUse.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'early-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Really builds a module, whose page uses the shared package as well. Resolves with the refusal. */
const refusalOf = async (module: string): Promise<string | null> => {
  write(join(folder, 'module.js'), `${module} export const page = () => import('./page.js');`);
  write(join(folder, 'page.js'), `import { create } from 'zustand'; export default create;`);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: { proef: './module.js' },
    plugins: [
      new sharing.ConsumeSharedPlugin({
        consumes: { zustand: { import: false, requiredVersion: '^5.0.0' } },
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
  try {
    expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
    refuseEarlyUse(stats, 'proef');
    return null;
  } catch (error) {
    return String(error);
  } finally {
    await new Promise((resolve) => {
      compiler.close(resolve);
    });
  }
};

test('a module that uses what the host provides is refused', async () => {
  const refusal = await refusalOf(`import { create } from 'zustand'; console.log(create);`);
  expect(refusal).toMatch(/src\/module\.ts imports .*zustand/);
});

test('the page of a module may use it', async () => {
  expect(await refusalOf('')).toBeNull();
});
