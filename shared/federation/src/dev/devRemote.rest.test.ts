import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { REMOTE_CONTRACT } from '@adviestool/contract/remoteDocument';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { z } from 'zod';

import { devRemote } from './devRemote.ts';
import { devStateSchema } from './devState.ts';

jest.setTimeout(120_000);

/** One that is free now. */
let port = 0;
const REACT = join(import.meta.dirname, '../../node_modules/react');
const MODULE = 'src/module.ts';
const RIGHT = `export default { pages: { start: () => import('./start/page.ts') } };`;

const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);

let folder = '';
let stop: (() => Promise<void>) | null = null;

const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

beforeEach(async () => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  server.close();
  folder = mkdtempSync(join(tmpdir(), 'dev-'));
  put('package.json', JSON.stringify({ name: 'meldingen', version: '1.0.0', type: 'module' }));
  put(
    'rspack.config.ts',
    `
import { remoteConfig } from ${JSON.stringify(join(import.meta.dirname, '../remoteConfig.ts'))};
export default remoteConfig({
  directory: import.meta.dirname,
  definition: { id: 'meldingen', pages: [{ id: 'start', path: 'meldingen', title: 'Start' }] },
});`,
  );
  put('src/start/page.ts', 'export default () => ({});');
  put('dev.json', JSON.stringify({ config: { backend: 'http://localhost:3103' } }));
});

afterEach(async () => {
  await stop?.();
  stop = null;
  rmSync(folder, { recursive: true });
});

const answerSchema = z.object({ id: z.string().optional(), dev: devStateSchema });

/** What the server says once it says this. */
const untilSaid = async (isMeant: (answer: z.infer<typeof answerSchema>) => boolean) => {
  for (;;) {
    const answer = await fetch(`http://localhost:${port}/remote.json`);
    const said = answerSchema.parse(await answer.json());
    if (isMeant(said)) return { status: answer.status, ...said };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

test('why the sources do not build stands beside the last build that was right', async () => {
  put(MODULE, 'export default {{;');
  stop = await devRemote({ folder, site: 'http://localhost:9', port });

  const before = await untilSaid(({ dev }) => dev.errors.length > 0);
  expect(before).toMatchObject({
    status: 503,
    dev: { config: { backend: 'http://localhost:3103' } },
  });
  expect(before.dev.errors.join('\n')).toContain('module.ts');

  put(MODULE, RIGHT);
  const right = await untilSaid(({ id }) => id === 'meldingen');
  expect(right).toMatchObject({ status: 200, dev: { errors: [] } });
  expect(write.mock.calls.join('\n')).toContain(
    `Open http://localhost:9/?remote=meldingen@http://localhost:${port}/`,
  );

  put(MODULE, 'export default {{;');
  const after = await untilSaid(({ dev }) => dev.errors.length > 0);
  expect(after).toMatchObject({ status: 200, id: 'meldingen' });
});

test('what a deploy to the site would refuse is said of each build', async () => {
  const documents: Record<string, unknown> = {
    '/release.json': { hostBase: '/host/a1/', remotes: { account: '1.0.0' } },
    '/host/a1/host.json': {
      version: '1.0.0',
      contracts: { [REMOTE_CONTRACT]: {} },
      reads: [1],
      provides: {},
      entries: [],
      paths: [],
    },
    '/remotes/account/1.0.0/remote.json': {
      id: 'account',
      pages: [{ id: 'lijst', path: 'meldingen', children: [] }],
      menus: [],
      slots: [],
      needs: [],
    },
  };
  const site = createServer(({ url = '' }, answer) => {
    // Late, so that a build that were given before it was compared would be seen here.
    setTimeout(() => answer.end(JSON.stringify(documents[url])), 200);
  }).listen(0, 'localhost');
  await once(site, 'listening');
  const address = site.address();
  put(MODULE, RIGHT);
  try {
    const own = typeof address === 'object' ? `http://localhost:${address?.port}` : '';
    stop = await devRemote({ folder, site: own, port });
    const { dev } = await untilSaid(({ id }) => id === 'meldingen');
    expect(dev.refusals).toEqual([
      'remote.json: meldingen/start claims the path ‘/meldingen’, which account/lijst has already.',
    ]);
  } finally {
    site.close();
  }
});

test('a dev.json that says something else is refused', async () => {
  put('dev.json', '{ "backend": "http://localhost:3103" }');
  await expect(devRemote({ folder, site: 'http://localhost:9', port })).rejects.toThrow(
    'dev.json: (document): ',
  );
});

/** The names of the chunks of the page, which a build gives by their content. */
const chunks = (): string[] =>
  readdirSync(join(folder, 'dist')).filter((name) => /^start\.[0-9a-f]{8}\.js$/.test(name));

test('the chunks of the build before stay for pages that have not taken the next one yet, and no others', async () => {
  // Who takes code where it stands has React.
  put(
    'package.json',
    JSON.stringify({
      name: 'meldingen',
      version: '1.0.0',
      type: 'module',
      peerDependencies: { react: '*' },
    }),
  );
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(REACT, join(folder, 'node_modules/react'));
  put(MODULE, RIGHT);
  stop = await devRemote({ folder, site: 'http://localhost:9', port });
  let { build } = (await untilSaid(({ id }) => id !== undefined)).dev;
  const seen: string[][] = [chunks()];
  for (const text of ['een', 'twee']) {
    put('src/start/page.ts', `export default () => ({ text: '${text}' });`);
    ({ build } = (await untilSaid(({ dev }) => dev.build !== build)).dev);
    seen.push(chunks());
  }
  const [first = [], second = [], third = []] = seen;
  expect(second).toEqual(expect.arrayContaining(first));
  expect([first, second, third].map(({ length }) => length)).toEqual([1, 2, 2]);
  expect(third).not.toEqual(expect.arrayContaining(first));
});
