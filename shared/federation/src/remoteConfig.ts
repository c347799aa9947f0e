import { join } from 'node:path';

import {
  REMOTE_CONTRACT,
  remoteDefinitionSchema,
  remoteDocumentSchema,
  type RemoteDefinition,
} from '@adviestool/contract/remoteDocument';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { z } from 'zod';

import { baseConfig } from './baseConfig.ts';
import { EmitDocument } from './emitDocument.ts';
import { federationName } from './federationName.ts';
import { filesOf } from './pageFiles.ts';
import { refuseCopies } from './refuseCopies.ts';
import { requiresOf, takenByRemote, versionOf } from './sharedTable.ts';

/** The bundler loads it as it stands, so it is no TypeScript. */
const NAME_PAGES = join(import.meta.dirname, 'namePages.mjs');

interface RemoteOptions {
  /** Directory of the remote's package. */
  directory: string;
  definition: RemoteDefinition;
  /** What a variant may configure of it; without one a variant gives it nothing. */
  configSchema?: z.ZodType;
}

/** The JSON Schema of what people write: what has a default may be left out. */
const jsonSchemaOf = (schema: z.ZodType | undefined) =>
  schema === undefined ? {} : { configSchema: z.toJSONSchema(schema, { io: 'input' }) };

/** The build of a remote: exposes `./module` and emits `remote.json` beside it. */
export const remoteConfig = ({
  directory,
  definition,
  configSchema,
}: RemoteOptions): Configuration => {
  const name = federationName(definition.id);
  const base = baseConfig({ directory, name, publicPath: 'auto' });
  return {
    ...base,
    entry: {},
    output: { ...base.output, path: join(directory, 'dist') },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        { test: join(directory, 'src/module.ts'), enforce: 'pre', loader: NAME_PAGES },
      ],
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './module': './src/module.ts' },
        shared: takenByRemote(directory),
        shareStrategy: 'loaded-first',
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
        dts: false,
        dev: false,
      }),
      new EmitDocument('remote.json', (stats) => {
        refuseCopies(stats);
        const { pages, ...parsed } = remoteDefinitionSchema.parse(definition);
        return remoteDocumentSchema.parse({
          ...parsed,
          pages,
          contract: REMOTE_CONTRACT,
          version: versionOf(directory),
          mode: base.mode,
          requires: requiresOf(directory),
          ...jsonSchemaOf(configSchema),
          files: filesOf(stats.toJson({ all: false, chunkGroups: true }).namedChunkGroups, {
            entries: [name, '__federation_expose_module'],
            pages,
          }),
        });
      }),
    ],
  };
};
