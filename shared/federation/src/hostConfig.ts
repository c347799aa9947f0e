import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { NormalModuleReplacementPlugin, rspack, type Configuration } from '@rspack/core';

import { baseConfig } from './baseConfig.ts';
import { EmitDocument } from './emitDocument.ts';
import { EmitApart } from './emitApart.ts';
import { federationName } from './federationName.ts';
import { FIRST_FILES, type FirstModules } from './firstFiles.ts';
import { FRAME_BUILD } from './frameFile.ts';
import { hostFacts, type HostPackage } from './hostFacts.ts';
import { providedByHost } from './sharedTable.ts';
import { START_OF_FEDERATION } from './startOfFederation.ts';
import { WORKER_FILE } from './workerFile.ts';

/** A module of `provided`, in the language of this file: the published package has another one. */
const providedFile = (name: string): string =>
  join(import.meta.dirname, 'provided', name + extname(import.meta.filename));

const UNUSED_IN_ZOD =
  /(?:^\.\.\/locales\/index|zod[\\/]v4[\\/](?:core[\\/](?:compile|json-schema-generator|json-schema-processors)|classic[\\/]from-json-schema))\.js$/;

const JSON_SCHEMA_OF_ZOD = /zod[\\/]v4[\\/]core[\\/]to-json-schema\.js$/;

const MEMOIZER_OF_ZOD = /zod[\\/]v4[\\/]core[\\/]memoizer\.js$/;

const SCHEMAS_OF_ZOD = /zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;

/** The bundler loads it as it stands, so it is no TypeScript. */
const ZOD_INTERPRETED = join(import.meta.dirname, 'provided/zodInterpreted.mjs');

/** English, of which nothing is shown: the host gives zod its words. */
const ENGLISH_OF_ZOD = /zod[\\/]v4[\\/]locales[\\/]en\.js$/;

/** Watches routers for who asks for it; reads the errors of components that a server renders. */
const UNUSED_IN_ROUTER =
  /react-router[\\/]dist[\\/]\w+[\\/]lib[\\/](?:router[\\/]instrumentation|errors)\.js$/;

/** The bundler takes it over as it stands, so it is no TypeScript. */
const ROUTER_ALONE = join(import.meta.dirname, 'provided/reactRouterFramework.mjs');

/** Fetches what a link leads to, for who has the router's own build. */
const FRAMEWORK_OF_ROUTER =
  /react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/]components\.js$/;

/** Of the federation's own runtime the host takes the comparison of versions, and nothing has to be run for that. */
const RUNTIME_OF_FEDERATION =
  /@module-federation[\\/](?:enhanced|error-codes|runtime|runtime-core|runtime-tools|sdk)[\\/]dist[\\/]/;

/** The build takes it in its form for Node, of which nothing can be left out. */
const runtimeForBrowsers = (resolve: NodeJS.RequireResolve): string =>
  ['@module-federation/runtime-tools', '@module-federation/runtime']
    .reduce(
      (file, name) => createRequire(file).resolve(name),
      resolve('@module-federation/enhanced'),
    )
    .replace(/\.cjs$/, '.js');

/** Before React, which looks for it when it is loaded. */
const REFRESH_RUNTIME = join(import.meta.dirname, 'dev/refreshRuntime.mjs');

const NAME = federationName('shell');

export interface HostOptions extends HostPackage {
  /** What stands in the document itself. */
  first: FirstModules;
  /** The module that takes over what the bundler knows of what is shared, in place of the federation runtime. */
  sharing: string;
  /** Module of the service worker that keeps pages in the browser; absent: there is none. */
  worker?: string;
}

interface Providing extends Pick<HostOptions, 'directory' | 'sharing'> {
  base: Configuration;
  main: string;
}

/** What a build that provides everything shared is of: the host, or the document of a frame. */
const providingConfig = ({
  directory,
  sharing,
  base,
  main,
}: Providing): Configuration & Required<Pick<Configuration, 'plugins' | 'output'>> => {
  const refreshed = base.mode === 'development' ? [REFRESH_RUNTIME] : [];
  const provided = providedByHost(directory);
  const { resolve } = createRequire(join(directory, 'package.json'));
  const wholes = {
    'react-whole': resolve('react'),
    'react-router-whole': resolve('react-router'),
    'zod-whole': join(dirname(resolve('zod/package.json')), 'v4/classic/external.js'),
  };
  // What the federation asks for by a path would have that path in the host's code.
  const named = {
    'provided-react-router': providedFile('reactRouter'),
    'provided-zod': providedFile('zod'),
  };
  return {
    ...base,
    // Being shared does not make a package provided: the host must import it.
    entry: { shell: [...refreshed, ...Object.keys(provided), main] },
    output: { ...base.output, path: join(directory, 'dist') },
    resolve: {
      ...base.resolve,
      alias: { ...wholes, ...named, '@module-federation/runtime': runtimeForBrowsers(resolve) },
    },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        { test: RUNTIME_OF_FEDERATION, sideEffects: false },
        { test: SCHEMAS_OF_ZOD, loader: ZOD_INTERPRETED },
      ],
    },
    plugins: [
      ...(base.plugins ?? []),
      new NormalModuleReplacementPlugin(UNUSED_IN_ZOD, providedFile('zodUnused')),
      new NormalModuleReplacementPlugin(JSON_SCHEMA_OF_ZOD, providedFile('zodJsonSchema')),
      new NormalModuleReplacementPlugin(MEMOIZER_OF_ZOD, providedFile('zodMemoizer')),
      new NormalModuleReplacementPlugin(ENGLISH_OF_ZOD, providedFile('zodLocale')),
      new NormalModuleReplacementPlugin(UNUSED_IN_ROUTER, providedFile('reactRouterUnused')),
      new NormalModuleReplacementPlugin(FRAMEWORK_OF_ROUTER, ROUTER_ALONE),
      new NormalModuleReplacementPlugin(START_OF_FEDERATION, join(directory, sharing)),
      new ModuleFederationPlugin({
        name: NAME,
        shared: {
          ...provided,
          'react-router': { ...provided['react-router'], import: 'provided-react-router' },
          zod: { ...provided['zod'], import: 'provided-zod' },
        },
        shareStrategy: 'loaded-first',
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
        manifest: false,
        dts: false,
        dev: false,
      }),
    ],
  };
};

/**
 * The build of the host: provides everything shared, eagerly, and emits `host.json` with what it
 * provides and the scripts and styles of its entry.
 */
export const hostConfig = ({
  directory,
  paths,
  earlier,
  first,
  sharing,
  worker,
}: HostOptions): Configuration => {
  const base = baseConfig({ directory, name: NAME, publicPath: 'auto' });
  const config = providingConfig({ directory, sharing, base, main: './src/main.tsx' });
  return {
    ...config,
    name: 'host',
    // The build of the frame stands beside it.
    output: { ...config.output, clean: { keep: FRAME_BUILD.all } },
    plugins: [
      ...config.plugins,
      new EmitApart(
        {
          [FIRST_FILES.script]: first.script,
          [FIRST_FILES.style]: first.style,
          // What a developer changes is never kept.
          ...(worker !== undefined && base.mode === 'production' && { [WORKER_FILE]: worker }),
        },
        base,
      ),
      new EmitDocument('host.json', (stats) => {
        const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
        const files = entrypoints?.['shell']?.assets?.map(({ name }) => name) ?? [];
        return {
          ...hostFacts({ directory, paths, earlier }),
          mode: base.mode,
          scripts: files.filter((file) => file.endsWith('.js')),
          styles: files.filter((file) => file.endsWith('.css')),
        };
      }),
    ],
  };
};

/**
 * The build of the document in which a remote stands that is kept apart: it provides the same as the host, in one
 * script and one style sheet, whose names are known. The folder of the host says which version they are.
 */
export const frameConfig = ({
  directory,
  sharing,
}: Pick<HostOptions, 'directory' | 'sharing'>): Configuration => {
  const base = baseConfig({ directory, name: NAME, publicPath: 'auto' });
  const config = providingConfig({ directory, sharing, base, main: './src/frame/inside/main.tsx' });
  const { script, style } = FRAME_BUILD;
  return {
    ...config,
    name: 'frame',
    // That cleans the folder first.
    dependencies: ['host'],
    output: { ...config.output, clean: false, filename: script, cssFilename: style },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [...config.plugins, new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
};
