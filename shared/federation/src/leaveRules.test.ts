import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { runInNewContext } from 'node:vm';

import { expect, test } from '@jest/globals';
import { rspack, type Stats } from '@rspack/core';
import * as zod from 'zod';

import { baseConfig } from './baseConfig.ts';

const CONTRACT = join(import.meta.dirname, '../../contract');

const names = readdirSync(join(CONTRACT, 'src/calls'))
  .map((file) => parse(file).name)
  .filter((name) => name !== 'call' && !name.endsWith('.test'));

/** Builds every file of calls as the build of a page does, without writing it. */
const buildCalls = (): Promise<Stats> => {
  const config = baseConfig({ directory: CONTRACT, name: 'proef', publicPath: 'auto' });
  const compiler = rspack({
    ...config,
    entry: Object.fromEntries(names.map((name) => [name, `./src/calls/${name}.ts`])),
    output: { filename: '[name].js', library: { type: 'commonjs2' } },
    externals: { zod: 'commonjs zod' },
    cache: false,
    devtool: false,
  });
  compiler.outputFileSystem = null;
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (stats === undefined ? reject(error) : resolve(stats)));
    });
  });
};

const { compilation } = await buildCalls();

const builtOf = (name: string): object => {
  const module = { exports: {} };
  const script = compilation.getAsset(`${name}.js`)?.source.source().toString() ?? '';
  runInNewContext(script, { module, require: () => zod, URL });
  return module.exports;
};

test.each(names)('a page carries of %s what a client reads', async (name) => {
  const declared: object = await import(join(CONTRACT, `src/calls/${name}.ts`));
  const built = builtOf(name);
  expect(Object.keys(built).toSorted()).toEqual(Object.keys(declared).toSorted());
  for (const call of Object.values(built)) {
    const keys = Object.keys(call).filter((key) => key !== 'other');
    expect(keys).toEqual(['method', 'path', 'answer']);
  }
});

test('a schema that the backend alone reads goes with its call', () => {
  const script = compilation.getAsset('projecten.js')?.source.source().toString();
  expect(script).toContain('/user/projects');
  expect(script).not.toContain('STARTS_WITH');
});
