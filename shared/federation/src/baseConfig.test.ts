import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { expect, test } from '@jest/globals';
import { rspack, type Configuration, type Stats } from '@rspack/core';

import { baseConfig } from './baseConfig.ts';
import { write } from './builders/buildRoot.ts';

const DOMAIN = join(import.meta.dirname, '../../domain');

const SPREADSHEET = join(import.meta.dirname, '../../spreadsheet');

const runBuild = (config: Configuration): Promise<Stats> => {
  const compiler = rspack({ ...config, cache: false });
  compiler.outputFileSystem = null;
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (stats === undefined ? reject(error) : resolve(stats)));
    });
  });
};

/** Builds one file of a package as `pnpm dev` does, without writing it. */
const buildForDevelopment = async (directory: string, file: string): Promise<Stats> => {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'development';
  const config = baseConfig({ directory, name: 'proef', publicPath: 'auto' });
  process.env['NODE_ENV'] = before;
  return runBuild({ ...config, entry: file, externals: { 'react/jsx-runtime': 'react' } });
};

test('text is built for development with the JSX that every host provides', async () => {
  const stats = await buildForDevelopment(DOMAIN, './rekenmodel.md');
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
});

test('a worker is one script that works without the page and its other files', async () => {
  const { compilation } = await buildForDevelopment(SPREADSHEET, './src/worker/readInWorker.ts');
  const scripts = compilation.getAssets().filter(({ name }) => /^readerWorker\..*js$/.test(name));
  const answers: unknown[] = [];
  const listeners: ((event: { data: unknown }) => void)[] = [];
  runInNewContext(scripts.map(({ source }) => source.source().toString()).join('\n'), {
    TextDecoder,
    addEventListener: (_type: string, listener: (typeof listeners)[number]) =>
      listeners.push(listener),
    postMessage: (answer: unknown) => answers.push(answer),
  });
  for (const listener of listeners) listener({ data: ['merk;b\nK01;1200'] });
  expect(answers).toMatchObject([{ gelukt: true, bestand: { soort: 'tekst' } }]);
});

test('a page that is to be whole is one script, and others share what they have in common', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'whole-'));
  const pages = ['login', 'edit', 'reset'];
  const words = Array.from({ length: 12_000 }, (_, index) => `word${index}`);
  write(join(folder, 'form.js'), `export const words = ${JSON.stringify(words)};`);
  for (const page of pages) {
    write(
      join(folder, `${page}.js`),
      `export { words } from './form.js'; export const own = '${page}';`,
    );
  }
  const imports = pages.map((page) => `import(/* webpackChunkName: "${page}" */ './${page}.js');`);
  write(join(folder, 'module.js'), imports.join('\n'));
  const base = baseConfig({ directory: folder, name: 'proef', publicPath: '/', whole: ['login'] });
  const stats = await runBuild({ ...base, entry: './module.js' });
  rmSync(folder, { recursive: true });
  const { namedChunkGroups: groups = {} } = stats.toJson({ all: false, chunkGroups: true });
  const scripts = pages.map((page) => (groups[page]?.assets ?? []).map(({ name }) => name));
  expect(scripts).toEqual([
    [expect.stringMatching(/^login\./)],
    [expect.any(String), expect.stringMatching(/^edit\./)],
    [scripts[1]?.[0], expect.stringMatching(/^reset\./)],
  ]);
});
