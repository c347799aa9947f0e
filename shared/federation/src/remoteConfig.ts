import { join } from 'node:path';

import {
  REMOTE_CONTRACT,
  remoteDefinitionSchema,
  remoteDocumentSchema,
  type RemoteDefinition,
} from '@adviestool/contract/remoteDocument';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration, Stats } from '@rspack/core';
import { z } from 'zod';

import { baseConfig } from './baseConfig.ts';
import { BROWSERS } from './browsers.ts';
import { compileHint } from './compileHint.ts';
import { withRefresh } from './dev/withRefresh.ts';
import { drawPages, type FirstPages } from './drawPages.ts';
import { EmitDocument } from './emitDocument.ts';
import { federationName } from './federationName.ts';
import { entryOf, filesOf } from './pageFiles.ts';
import { refuseCopies } from './refuseCopies.ts';
import { rekenmodelOf } from './rekenmodelOf.ts';
import { refuseEarlyUse } from './refuseEarlyUse.ts';
import {
  installedVersion,
  packageOf,
  requiresOf,
  takenByRemote,
  UI,
  versionOf,
} from './sharedTable.ts';
import { takenEntries } from './takenEntries.ts';
import type { SmokeDefinition, SmokeFile } from './smoke/smokeDefinition.ts';
import { readSmokeFile, SMOKE_FILE, smokeFileOf } from './smoke/smokeFile.ts';
import { refuseOutsideStyles } from './styles/refuseOutsideStyles.ts';
import { TakeFromHost } from './TakeFromHost.ts';

/** The bundler loads it as it stands, so it is no TypeScript. */
const NAME_PAGES = join(import.meta.dirname, 'namePages.mjs');

/** The table of a remote's pages and slots. */
const MODULE = './src/module.ts';

interface RemoteOptions {
  /** Directory of the remote's package. */
  directory: string;
  definition: RemoteDefinition;
  /** What a variant may configure of it; without one a variant gives it nothing. */
  configSchema?: z.ZodType;
  /** Pages that stand in the document itself: the module, by the id of the page, that has its element. */
  first?: FirstPages;
  /** Ids of pages that share no file with others: nearly every visit opens them, or hardly any does. */
  whole?: readonly string[];
  /** How its pages are opened to look at; absent: `smoke.json` beside its `package.json` says it, or nothing does. */
  smoke?: SmokeDefinition;
}

/** The JSON Schema of what people write: what has a default may be left out. */
const jsonSchemaOf = (schema: z.ZodType | undefined) =>
  schema === undefined ? {} : { configSchema: z.toJSONSchema(schema, { io: 'input' }) };

/** What a build needs of the host: the entries that it takes, and the ranges of their packages. */
const needsOf = (stats: Stats, directory: string) => {
  const uses = takenEntries(stats);
  const packages = new Set(uses.map(packageOf));
  const requires = Object.entries(requiresOf(directory)).filter(([name]) => packages.has(name));
  return { uses, requires: Object.fromEntries(requires) };
};

/** The pages that stand in the document, drawn as the page itself will draw them. */
const firstOf = async (pages: FirstPages | undefined, directory: string, base: Configuration) =>
  pages === undefined
    ? {}
    : { first: { ui: installedVersion(directory, UI), pages: await drawPages(pages, base) } };

/** Without what says nothing: a tool of before a key was known refuses it. */
const saidIn = (file: SmokeFile | null): Partial<SmokeFile> =>
  Object.fromEntries(Object.entries(file ?? {}).filter(([, said]) => Object.keys(said).length > 0));

const emitSmokeFile = (read: () => SmokeFile | null) =>
  read() === null ? [] : [new EmitDocument(SMOKE_FILE, () => saidIn(read()))];

/** The build of a remote: exposes `./module` and emits `remote.json` beside it. */
export const remoteConfig = ({
  directory,
  definition,
  configSchema,
  first,
  whole = [],
  smoke,
}: RemoteOptions): Configuration => {
  const name = federationName(definition.id);
  // The document has its form already: it waits for one script.
  const base = baseConfig({
    directory,
    name,
    publicPath: 'auto',
    whole: [...whole, ...Object.keys(first ?? {})],
  });
  const taken = takenByRemote(directory);
  const config: Configuration = {
    ...base,
    // As an entry it stands in the one script of the container, and not behind it in a script of its own.
    entry: { [name]: MODULE },
    output: { ...base.output, path: join(directory, 'dist') },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        { test: join(directory, MODULE), enforce: 'pre', loader: NAME_PAGES },
      ],
    },
    plugins: [
      compileHint(),
      new TakeFromHost(name),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './module': MODULE },
        shared: taken,
        shareStrategy: 'loaded-first',
        experiments: { optimization: { target: 'web' } },
        manifest: false,
        dts: false,
        dev: false,
      }),
      ...emitSmokeFile(() => (smoke === undefined ? readSmokeFile(directory) : smokeFileOf(smoke))),
      new EmitDocument('remote.json', async (stats) => {
        refuseCopies(stats);
        refuseEarlyUse(stats, name);
        refuseOutsideStyles(stats, directory);
        const { namedChunkGroups: groups } = stats.toJson({ all: false, chunkGroups: true });
        const { pages, ...parsed } = remoteDefinitionSchema.parse(definition);
        return remoteDocumentSchema.parse({
          ...parsed,
          pages,
          contract: REMOTE_CONTRACT,
          version: versionOf(directory),
          mode: base.mode,
          entry: entryOf(groups, name),
          ...needsOf(stats, directory),
          rekenmodel: rekenmodelOf(stats),
          ...jsonSchemaOf(configSchema),
          ...(await firstOf(first, directory, base)),
          files: filesOf(groups, {
            entry: name,
            pages,
          }),
        });
      }),
    ],
  };
  // Without React there is no component to replace.
  return base.mode === 'development' && taken['react'] !== undefined
    ? withRefresh(config, { name, id: definition.id, browsers: BROWSERS })
    : config;
};
