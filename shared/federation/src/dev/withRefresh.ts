import { join } from 'node:path';

import { HotModuleReplacementPlugin, type Configuration } from '@rspack/core';

import { KeepFormerBuild } from './KeepFormerBuild.ts';

interface RefreshOptions {
  name: string;
  id: string;
  /** What is compiled for. */
  browsers: readonly string[];
}

type Rules = NonNullable<Configuration['module']>['rules'];

const file = (name: string): string => join(import.meta.dirname, name);

const SCRIPTS = /\.tsx?$/;
const COMPILER = 'builtin:swc-loader';

const refreshedFor = (browsers: readonly string[]) => ({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: true, refresh: true } },
  },
  env: { targets: browsers.join(', ') },
});

const refreshedRules = (rules: Rules, browsers: readonly string[]): Rules =>
  rules?.map((rule) =>
    typeof rule === 'object' && rule?.loader === COMPILER
      ? { ...rule, options: refreshedFor(browsers) }
      : rule,
  );

/**
 * A build of a remote for development whose components are replaced on the page while it is used, and keep what
 * they hold (`refreshRuntime`). Its modules have names, which an update finds them by.
 */
export const withRefresh = (
  config: Configuration,
  { browsers, ...options }: RefreshOptions,
): Configuration => {
  const former = new KeepFormerBuild();
  return {
    ...config,
    output: { ...config.output, clean: { keep: former.isKept } },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, 'react/jsx-dev-runtime': file('jsxDevRuntime.mjs') },
    },
    module: {
      ...config.module,
      rules: [
        ...(refreshedRules(config.module?.rules, browsers) ?? []),
        {
          test: SCRIPTS,
          // Not what is a script for a worker.
          resourceQuery: { not: /./ },
          enforce: 'post',
          loader: file('refreshLoader.mjs'),
          options,
        },
      ],
    },
    // A build that failed is none: the next one says what changed since the last that was right.
    optimization: { ...config.optimization, moduleIds: 'named', emitOnErrors: false },
    plugins: [...(config.plugins ?? []), new HotModuleReplacementPlugin(), former],
  };
};
