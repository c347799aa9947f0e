import { join } from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { NormalModuleReplacementPlugin, type Configuration } from '@rspack/core';

import { baseConfig } from './baseConfig.ts';
import { EmitDocument } from './emitDocument.ts';
import { providedByHost, versionOf } from './sharedTable.ts';

interface HostOptions {
  /** Directory of the host's package. */
  directory: string;
  /** Plugins of the federation runtime, by path. */
  runtimePlugins: string[];
}

/**
 * The build of the host: provides everything shared, eagerly, and emits `host.json` with the
 * scripts and styles of its entry.
 */
export const hostConfig = ({ directory, runtimePlugins }: HostOptions): Configuration => {
  const base = baseConfig({ directory, name: 'adviestool_shell', publicPath: 'auto' });
  const provided = providedByHost(directory);
  return {
    ...base,
    // Being shared does not make a package provided: the host must import it.
    entry: { shell: [...Object.keys(provided), './src/main.tsx'] },
    output: { ...base.output, path: join(directory, 'dist') },
    plugins: [
      // zod is provided whole; its 50 languages are not needed, the messages are our own.
      new NormalModuleReplacementPlugin(
        /locales\/index\.js$/,
        join(import.meta.dirname, 'zodLocales.ts'),
      ),
      new ModuleFederationPlugin({
        name: 'adviestool_shell',
        shared: provided,
        shareStrategy: 'loaded-first',
        experiments: { provideExternalRuntime: true },
        runtimePlugins,
        manifest: false,
        dts: false,
        dev: false,
      }),
      new EmitDocument('host.json', (stats) => {
        const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
        const files = entrypoints?.['shell']?.assets?.map(({ name }) => name) ?? [];
        return {
          version: versionOf(directory),
          scripts: files.filter((file) => file.endsWith('.js')),
          styles: files.filter((file) => file.endsWith('.css')),
        };
      }),
    ],
  };
};
