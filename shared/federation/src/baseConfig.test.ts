import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { expect, test } from '@jest/globals';
import { rspack, type Stats } from '@rspack/core';

import { baseConfig } from './baseConfig.ts';

const DOMAIN = join(import.meta.dirname, '../../domain');

const SPREADSHEET = join(import.meta.dirname, '../../spreadsheet');

/** Builds one file of a package as `pnpm dev` does, without writing it. */
const buildForDevelopment = async (directory: string, file: string): Promise<Stats> => {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'development';
  const config = baseConfig({ directory, name: 'proef', publicPath: 'auto' });
  process.env['NODE_ENV'] = before;
  const compiler = rspack({
    ...config,
    entry: file,
    cache: false,
    externals: { 'react/jsx-runtime': 'react' },
  });
  compiler.outputFileSystem = null;
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (stats === undefined ? reject(error) : resolve(stats)));
    });
  });
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
