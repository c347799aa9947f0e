import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rspack, type Stats } from '@rspack/core';

import { write } from './builders/buildRoot.ts';
import { rekenmodelOf } from './rekenmodelOf.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rekenmodel-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const DOMAIN = 'node_modules/@adviestool/domain/dist';

const writeDomain = (at: string, version: number): void => {
  write(join(folder, at, 'rekenen/advies.js'), 'export const advies = globalThis.advies;');
  write(
    join(folder, at, 'rekenen/rekenmodelVersie.js'),
    `/** Of the calculation. */\nexport const REKENMODEL_VERSIE = ${version};`,
  );
  write(join(folder, at, 'velden/naam.js'), 'export const naam = globalThis.naam;');
};

/** The model of a module with this text, really built. */
const modelOf = async (text: string): Promise<number | null> => {
  write(join(folder, 'entry.js'), text);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
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
    return rekenmodelOf(stats);
  } finally {
    await promisify(compiler.close.bind(compiler))();
  }
};

test('a build has the model of the calculation that is in it, though it takes a part of it', async () => {
  writeDomain(DOMAIN, 7);
  const text = `import { advies } from './${DOMAIN}/rekenen/advies.js'; console.log(advies);`;
  expect(await modelOf(text)).toBe(7);
});

test('of the workspace too, and behind a page that is loaded later', async () => {
  writeDomain('shared/domain/src', 8);
  write(join(folder, 'page.js'), `export { advies } from './shared/domain/src/rekenen/advies.js';`);
  expect(await modelOf(`globalThis.open = () => import('./page.js');`)).toBe(8);
});

test('one that takes something else of the domain calculates nothing', async () => {
  writeDomain(DOMAIN, 7);
  const text = `import { naam } from './${DOMAIN}/velden/naam.js'; console.log(naam);`;
  expect(await modelOf(text)).toBeNull();
});

test('one with two models is refused', async () => {
  writeDomain(DOMAIN, 7);
  writeDomain('shared/domain/src', 8);
  const text = `import { advies } from './${DOMAIN}/rekenen/advies.js';
import { advies as other } from './shared/domain/src/rekenen/advies.js'; console.log(advies, other);`;
  await expect(modelOf(text)).rejects.toThrow(/by the rekenmodellen [78] and [78]/);
});

test('the version is read from the sources of the domain as they are', async () => {
  const at = 'shared/domain/src/rekenen';
  const file = join(folder, at, 'rekenmodelVersie.ts');
  write(join(folder, at, 'advies.ts'), 'export const advies = globalThis.advies;');
  cpSync(join(import.meta.dirname, '../../domain/src/rekenen/rekenmodelVersie.ts'), file);
  const text = `import { advies } from './${at}/advies.ts'; console.log(advies);`;
  expect(await modelOf(text)).toBeGreaterThanOrEqual(3);
  write(file, 'export const REKENMODEL = 3;');
  await expect(modelOf(text)).rejects.toThrow('does not say the REKENMODEL_VERSIE');
});
