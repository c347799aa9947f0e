import { join } from 'node:path';

import { expect, test } from '@jest/globals';
import { rspack, type Stats } from '@rspack/core';

import { baseConfig } from './baseConfig.ts';

const DOMAIN = join(import.meta.dirname, '../../domain');

/** Builds one file as `pnpm dev` does, without writing it. */
const buildForDevelopment = async (file: string): Promise<Stats> => {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'development';
  const config = baseConfig({ directory: DOMAIN, name: 'proef', publicPath: 'auto' });
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
  const stats = await buildForDevelopment('./rekenmodel.md');
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
});
