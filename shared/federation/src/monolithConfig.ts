import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { NormalModuleReplacementPlugin, type Configuration } from '@rspack/core';

import { federationName } from './federationName.ts';
import { hostConfig, type HostOptions } from './hostConfig.ts';

interface MonolithOptions extends HostOptions {
  /** Directories of the remotes' packages. */
  remotes: readonly string[];
  /** Folder of the build. */
  output: string;
}

const START_RUNTIME = /[\\/]startRuntime\.ts$/;

/** What stands in for the host's `startRuntime`: the remotes' modules by their federation names. */
const importedRuntime = (remotes: readonly string[]): string => {
  const modules = remotes.map((directory) => {
    const name = `${federationName(basename(directory))}/module`;
    const module = join(directory, 'src/module.ts');
    return `  ${JSON.stringify(name)}: () => import(${JSON.stringify(module)}),\n`;
  });
  return `const modules = {\n${modules.join('')}};
export const startRuntime = () => ({ loadRemote: (name) => modules[name]() });\n`;
};

/**
 * The build that the federated one is compared with: host and remotes of the same source as one bundle.
 * Remotes and pages are imported when they are opened, as in any application.
 */
export const monolithConfig = ({ remotes, output, ...host }: MonolithOptions): Configuration => {
  const federated = hostConfig(host);
  const runtime = `${output}-runtime.js`;
  mkdirSync(output, { recursive: true });
  writeFileSync(runtime, importedRuntime(remotes));
  return {
    ...federated,
    entry: { shell: join(host.directory, 'src/main.tsx') },
    output: { ...federated.output, path: output },
    // Documents have no packages of their own: what they are compiled to finds the host's React.
    resolve: {
      ...federated.resolve,
      modules: ['node_modules', join(host.directory, 'node_modules')],
    },
    plugins: [
      ...(federated.plugins ?? []).filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
      new NormalModuleReplacementPlugin(START_RUNTIME, runtime),
    ],
  };
};
