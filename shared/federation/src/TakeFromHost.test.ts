import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rspack, type Compilation } from '@rspack/core';

import { write } from './builders/buildRoot.ts';
import { HOST_RUNTIME } from './hostRuntime.ts';
import { BUNDLER_RUNTIME } from './nameRuntime.ts';
import { TakeFromHost } from './TakeFromHost.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taken-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Builds what a remote has in its entry, a runtime and a page that comes later, without writing it. */
const buildEntry = async (): Promise<string> => {
  write(join(folder, 'page.js'), `import './page.css'; export default 'the page';`);
  write(join(folder, 'page.css'), 'p { margin: 0; }');
  write(
    join(folder, 'entry.js'),
    `import runtime from '${BUNDLER_RUNTIME}'; globalThis.runtime = runtime;
import(/* webpackChunkName: "page" */ './page.js');`,
  );
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    target: ['web', 'es2022'],
    output: { publicPath: 'https://site.test/' },
    module: { rules: [{ test: /\.css$/, type: 'css' }] },
    plugins: [new TakeFromHost()],
  });
  compiler.outputFileSystem = null;
  const compilation = await new Promise<Compilation>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (stats === undefined ? reject(error) : resolve(stats.compilation)));
    });
  });
  expect(compilation.errors).toHaveLength(0);
  return compilation.getAsset('main.js')?.source.source().toString() ?? '';
};

const nothing = () => undefined;

/** Of an element that the entry adds. */
const attributes = { getAttribute: nothing, setAttribute: nothing, removeAttribute: nothing };

test('an entry takes the federation runtime and the hashes of its files from the host', async () => {
  const added: { src?: string; href?: string; integrity?: string }[] = [];
  const context: Record<string, unknown> = {
    document: {
      getElementsByTagName: () => [],
      createElement: () => ({ ...attributes }),
      head: { appendChild: (element: (typeof added)[number]) => added.push(element) },
    },
    window: { location: { origin: 'https://site.test' } },
    setTimeout: nothing,
    clearTimeout: nothing,
    [HOST_RUNTIME]: {
      federation: () => 'the runtime of the host',
      integrityOf: (address: string) => `hash of ${address}`,
    },
  };
  const entry = await buildEntry();
  runInNewContext(entry, context);

  expect(context['runtime']).toBe('the runtime of the host');
  const hashes = added.map(({ src, href, integrity }) => [src ?? href, integrity]);
  expect(Object.fromEntries(hashes)).toEqual({
    'https://site.test/page.css': 'hash of https://site.test/page.css',
    'https://site.test/page.js': 'hash of https://site.test/page.js',
  });
});
