import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createInstance } from '@module-federation/enhanced/runtime';

import { runRspack } from './build/runRspack.ts';
import { write } from './builders/buildRoot.ts';
import { HOST_RUNTIME } from './hostRuntime.ts';

const NAME = 'adviestool_proef';
const ENTRY = 'remoteEntry.js';
const SITE = 'https://site.test/';

/** What the host provides. */
const STORE = { value: 1 };

const { resolve } = createRequire(import.meta.url);

/** Of a folder that has no packages. */
const CONFIG = `
import { ModuleFederationPlugin } from ${JSON.stringify(resolve('@module-federation/enhanced/rspack'))};
import { TakeFromHost } from ${JSON.stringify(join(import.meta.dirname, 'TakeFromHost.ts'))};

export default {
  mode: 'production',
  entry: { [${JSON.stringify(NAME)}]: './module.js' },
  target: ['web', 'es2022'],
  output: { publicPath: ${JSON.stringify(SITE)}, uniqueName: ${JSON.stringify(NAME)} },
  module: { rules: [{ test: /\\.css$/, type: 'css' }] },
  plugins: [
    new TakeFromHost(${JSON.stringify(NAME)}),
    new ModuleFederationPlugin({
      name: ${JSON.stringify(NAME)},
      filename: ${JSON.stringify(ENTRY)},
      exposes: { './module': './module.js' },
      shared: { store: { import: false, singleton: true, requiredVersion: '^1.0.0' } },
      manifest: false,
      dts: false,
      dev: false,
    }),
  ],
};
`;

/** Builds a remote with a page that comes later and takes `store` of the host. Resolves with its files by name. */
const buildRemote = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  write(join(folder, 'page.js'), `import './page.css'; export { default } from 'store';`);
  write(join(folder, 'page.css'), 'p { margin: 0; }');
  write(
    join(folder, 'module.js'),
    `export const open = () => import(/* webpackChunkName: "page" */ './page.js');`,
  );
  write(join(folder, 'rspack.config.ts'), CONFIG);
  const { code, output } = await runRspack(folder);
  if (code !== 0) throw new Error(output);
  const dist = join(folder, 'dist');
  return new Map(readdirSync(dist).map((name) => [name, readFileSync(join(dist, name), 'utf8')]));
};

let folder = '';
let files: ReadonlyMap<string, string> = new Map();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'taken-'));
  files = await buildRemote(folder);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Required {
  m: Record<string, (module: { exports: unknown }) => void>;
  c: Record<string, unknown>;
  federation: { initOptions: { name: string } };
  consumesLoadingData: {
    chunkMapping: Record<string, readonly string[]>;
    moduleIdToConsumeDataMapping: Record<string, { shareKey: string }>;
  };
}

/** Puts what the host provides in its place, as `createEntryRuntime` of the host does. */
const hostOfNow = () => ({
  bundlerRuntime: {
    init: ({ webpackRequire }: { webpackRequire: Required }) =>
      webpackRequire.federation.initOptions,
    I: () => Promise.resolve(true),
    initContainerEntry: () => true,
    consumes: ({ chunkId, webpackRequire }: { chunkId: string; webpackRequire: Required }) => {
      const { chunkMapping, moduleIdToConsumeDataMapping } = webpackRequire.consumesLoadingData;
      for (const id of chunkMapping[chunkId] ?? []) {
        if (moduleIdToConsumeDataMapping[id]?.shareKey !== 'store') continue;
        webpackRequire.m[id] = (module) => {
          module.exports = STORE;
        };
      }
    },
  },
});

/** The runtime of the library, which hosts gave remotes before decision 118. */
const hostOfBefore = () => {
  const library = createRequire(
    createRequire(import.meta.url).resolve('@module-federation/enhanced'),
  );
  const { bundlerRuntime, attachShareScopeMap }: Record<string, object> = library(
    '@module-federation/webpack-bundler-runtime',
  );
  return {
    runtime: { init: createInstance },
    bundlerRuntime: { ...bundlerRuntime, S: {} },
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  };
};

const SCOPE = {
  store: {
    '1.2.0': {
      version: '1.2.0',
      get: () => Promise.resolve(() => STORE),
      lib: () => STORE,
      loaded: true,
      from: 'shell',
      deps: [],
      useIn: [],
      scope: ['default'],
      strategy: 'loaded-first',
      shareConfig: { singleton: true, requiredVersion: '^1.2.0' },
    },
  },
};

interface Container {
  init: (scope: object, begun: readonly unknown[]) => unknown;
  get: (module: string) => Promise<() => { open: () => Promise<{ default: unknown }> }>;
}

interface Added {
  src?: string;
  href?: string;
  integrity?: string;
  onload?: (event: { type: 'load' }) => void;
}

const nothing = () => undefined;

/** Of an element that the entry adds. */
const attributes = { getAttribute: nothing, setAttribute: nothing, removeAttribute: nothing };

/** Runs the entry of a remote on a page with this runtime of the host. */
const runRemote = (federation: () => object) => {
  const added: Added[] = [];
  const run = (name: string): unknown => runInContext(files.get(name) ?? '', page);
  const load = (element: Added): void => {
    added.push(element);
    queueMicrotask(() => {
      if (element.src !== undefined) run(basename(element.src));
      element.onload?.({ type: 'load' });
    });
  };
  const page: Record<string, unknown> = createContext({
    document: {
      getElementsByTagName: () => [],
      createElement: () => ({ ...attributes }),
      head: { appendChild: load },
    },
    window: { location: { origin: SITE.slice(0, -1) } },
    setTimeout: nothing,
    clearTimeout: nothing,
    [HOST_RUNTIME]: {
      federation,
      integrityOf: (address: string) => `hash of ${address}`,
    },
  });
  run(ENTRY);
  const container: Container = runInContext(NAME, page);
  return { container, added };
};

test.each([
  ['of now', hostOfNow],
  ['with the runtime of the library', hostOfBefore],
])('a page has what it takes from a host %s', async (_which, federation) => {
  const { container } = runRemote(federation);
  await container.init(SCOPE, []);
  const make = await container.get('./module');
  const { default: store } = await make().open();
  expect(store).toBe(STORE);
});

test('the files of a remote have the hashes that the host knows', async () => {
  const { container, added } = runRemote(hostOfNow);
  const make = await container.get('./module');
  await make().open();
  const hashes = added.map(({ src, href, integrity }) => [src ?? href, integrity]);
  expect(Object.fromEntries(hashes)).toEqual({
    [`${SITE}page.css`]: `hash of ${SITE}page.css`,
    [`${SITE}page.js`]: `hash of ${SITE}page.js`,
  });
});

test('a module that a remote has not is refused', async () => {
  const { container } = runRemote(hostOfNow);
  await expect(container.get('./other')).rejects.toThrow('is not a function');
});
