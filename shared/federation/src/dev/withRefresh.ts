import { join } from 'node:path';

import { HotModuleReplacementPlugin, type Configuration } from '@rspack/core';

import { BROWSERS } from '../browsers.ts';

interface RefreshOptions {
  name: string;
  id: string;
}

type Rules = NonNullable<Configuration['module']>['rules'];

const file = (name: string): string => join(import.meta.dirname, name);

const SCRIPTS = /\.tsx?$/;
const COMPILER = 'builtin:swc-loader';

const REFRESHED = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: true, refresh: true } },
  },
  env: { targets: BROWSERS.join(', ') },
};

const refreshedRules = (rules: Rules): Rules =>
  rules?.map((rule) =>
    typeof rule === 'object' && rule?.loader === COMPILER ? { ...rule, options: REFRESHED } : rule,
  );

/**
 * A build of a remote for development whose components are replaced on the page while it is used, and keep what
 * they hold (`refreshRuntime`). Its modules have names, which an update finds them by.
 */
export const withRefresh = (config: Configuration, options: RefreshOptions): Configuration => ({
  ...config,
  resolve: {
    ...config.resolve,
    alias: { ...config.resolve?.alias, 'react/jsx-dev-runtime': file('jsxDevRuntime.mjs') },
  },
  module: {
    ...config.module,
    rules: [
      ...(refreshedRules(config.module?.rules) ?? []),
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
  optimization: { ...config.optimization, moduleIds: 'named' },
  plugins: [...(config.plugins ?? []), new HotModuleReplacementPlugin()],
});
