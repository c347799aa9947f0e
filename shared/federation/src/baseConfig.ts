import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import {
  LightningCssMinimizerRspackPlugin,
  SubresourceIntegrityPlugin,
  SwcJsMinimizerRspackPlugin,
  type Chunk,
  type Configuration,
  type RuleSetRule,
} from '@rspack/core';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';

import { BROWSERS } from './browsers.ts';
import { compileHint } from './compileHint.ts';
import { FILE_TIMEOUT } from './fileTimeout.ts';
import { TAKEN_FROM_HOST } from './takenEntries.ts';

/** The modules beside this one and what the host provides in place of libraries; not their tests. */
const PRESETS = ['.', 'provided'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder))
    .filter((name) => /\.m?[jt]s$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(import.meta.dirname, folder, name)),
);

/** Also in development: the host, which has react, may be built for production. */
const DEVELOPMENT_JSX = false;

const EXTENSIONS = ['.tsx', '.ts', '.mjs', '.js', '.json'];

const SCRIPTS: RuleSetRule = {
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  type: 'javascript/auto',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: DEVELOPMENT_JSX } },
    },
    env: { targets: BROWSERS.join(', ') },
  },
};

/** Where the calls of the backend are declared. */
const CALLS = /[\\/]contract[\\/]src[\\/]calls[\\/]/;

/** The bundler loads it as it stands, so it is no TypeScript. */
const LEAVE_RULES = join(import.meta.dirname, 'leaveRules.mjs');

/** `new URL('./x.ts?worker', import.meta.url)` is the address of a script for a worker. */
const WORKER = /^\?worker$/;

/** The name of the chunk of a place (`namePages.mjs`). */
const SLOT = /\.v\d+$/;

/**
 * Bytes of source from which that is a file of its own, some 5 kB on the wire. A smaller one costs a first page more
 * than it saves the next: half a kB of headers, and words that the compression of a larger one knows already. A larger
 * one stands twice on a page that is drawn within another.
 */
const LEAST_SHARED = 62_000;

/**
 * What pages have in common is split off, but not what they take from the host: chunks of that alone
 * would be entries in a list, whose order depends on paths of this machine. What fills a place in
 * another remote is whole by itself: cutting pages where it needs a part of them makes every page
 * larger, and who meets it seldom opens those. So is a page that most visits begin with.
 */
const splitChunksOf = (whole: readonly string[]) => {
  const isSplit = (chunk: Chunk): boolean =>
    !chunk.canBeInitial() && !whole.includes(chunk.name ?? '');
  return {
    chunks: isSplit,
    minSize: LEAST_SHARED,
    cacheGroups: {
      default: {
        chunks: (chunk: Chunk): boolean => isSplit(chunk) && !SLOT.test(chunk.name ?? ''),
        test: ({ type }: { type: string }): boolean => type !== TAKEN_FROM_HOST,
        minChunks: 2,
        priority: -20,
        reuseExistingChunk: true,
        idHint: '',
      },
    },
  };
};

interface BaseOptions {
  directory: string;
  /** Federation name, unique on the page. */
  name: string;
  publicPath: string;
  /** Names of chunks that share no code with others: one script each. */
  whole?: readonly string[];
}

/** What the builds of host and remotes have in common. */
export const baseConfig = ({
  directory,
  name,
  publicPath,
  whole = [],
}: BaseOptions): Configuration => ({
  context: directory,
  mode: process.env['NODE_ENV'] === 'development' ? 'development' : 'production',
  devtool: 'source-map',
  target: ['web', 'es2022'],
  // What was built by another preset is built anew.
  cache: { type: 'persistent', buildDependencies: PRESETS },
  lazyCompilation: false,
  resolve: { extensions: EXTENSIONS },
  output: {
    clean: true,
    uniqueName: name,
    publicPath,
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    cssChunkFilename: '[name].[contenthash:8].css',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: FILE_TIMEOUT,
    // A module that throws while it is loaded may be tried again.
    strictModuleErrorHandling: true,
  },
  module: {
    parser: { 'css/module': { namedExports: false } },
    rules: [
      { ...SCRIPTS, resourceQuery: { not: WORKER } },
      { test: CALLS, enforce: 'pre', loader: LEAVE_RULES },
      {
        resourceQuery: WORKER,
        type: 'asset/resource',
        generator: { filename: '[name].[contenthash:8].js' },
        loader: join(import.meta.dirname, 'workerScript.mjs'),
        options: { rules: [SCRIPTS], extensions: EXTENSIONS },
      },
      // Text that people read here and in the product; tables and the ids of headings are GitHub's.
      {
        test: /\.md$/,
        loader: fileURLToPath(import.meta.resolve('@mdx-js/loader')),
        options: {
          remarkPlugins: [remarkGfm],
          rehypePlugins: [rehypeSlug],
          development: DEVELOPMENT_JSX,
        },
      },
      { test: /\.module\.css$/, type: 'css/module' },
      { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
    ],
  },
  plugins: [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }), compileHint()],
  optimization: {
    splitChunks: splitChunksOf(whole),
    chunkIds: 'deterministic',
    // Numbers by order: other ids come from names, in which paths of this machine may be. A release has
    // folders of its own, so that no file of an earlier one would be found again anyway.
    moduleIds: 'natural',
    minimizer: [
      new SwcJsMinimizerRspackPlugin(),
      // Without targets it writes inset-inline as selectors by language, which beat media queries.
      new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: [...BROWSERS] } }),
    ],
  },
  performance: false,
  stats: 'errors-warnings',
});
