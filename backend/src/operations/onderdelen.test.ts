import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { buildVariantDocument } from '@adviestool/contract/builders/buildVariant';
import { onderdelenSchema, type OnderdelenVariant } from '@adviestool/contract/onderdelen';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { buildTestApp, type TestApp } from '../testing/testApp.ts';

let siteDir: string;
let world: TestApp;
let groupId: number;

const write = async (name: string, content: string): Promise<void> => {
  const file = path.join(siteDir, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
};

interface Release {
  release: string;
  host: string;
  remotes: Record<string, string>;
}

const RELEASES: readonly Release[] = [
  { release: 'r1', host: 'aaaa', remotes: { projects: '1.0.0', account: '1.0.0' } },
  { release: 'r2', host: 'aaaa', remotes: { projects: '1.1.0', account: '1.0.0' } },
  { release: 'r3', host: 'bbbb', remotes: { projects: '1.1.0', account: '1.0.0' } },
];

const recordText = ({ release, host, remotes }: Release, variant: string): string =>
  JSON.stringify({
    release,
    variant,
    host: '1.0.0',
    hostBase: `/host/${host}/`,
    created: '2026-11-01T08:00:00Z',
    remotes,
  });

const line = (change: object): string =>
  JSON.stringify({
    id: 'x',
    kind: 'deploy',
    reason: null,
    commit: 'c0ffee',
    variant: 'proef',
    channel: null,
    note: null,
    parts: {},
    ...change,
  });

const LOG = [
  line({ at: '2026-11-01T08:00:00Z', kind: 'assemble', by: 'jansen', from: null, to: 'r1' }),
  line({ at: '2026-11-02T08:00:00Z', by: 'jansen', from: 'r1', to: 'r2', reason: 'proef' }),
  line({ at: '2026-11-02T09:00:00Z', by: 'anders', from: null, to: 'x1', variant: 'ander' }),
  '{ half of a line',
  line({
    at: '2026-11-03T08:00:00Z',
    by: 'de vries',
    from: 'r2',
    to: 'r3',
    parts: { host: 'bbbb', vreemd: '1.0.0' },
  }),
  line({ at: '2026-11-04T08:00:00Z', by: 'jansen', from: 'r3', to: 'r3', channel: 'next' }),
];

beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'adviestool-'));
  world = await buildTestApp({ siteDir });
  groupId = await world.group();
  const [first, second, third] = RELEASES;
  if (first === undefined || second === undefined || third === undefined) throw new Error('None.');
  for (const each of RELEASES) {
    await write(`releases/${each.release}/release.json`, recordText(each, 'proef'));
    await write(
      `releases/${each.release}/variant.json`,
      JSON.stringify(buildVariantDocument({ groupId, label: 'Proef' })),
    );
    await write(`remotes/projects/${each.remotes['projects']}/remote.json`, '{ "pages": [] }');
  }
  await write('release.json', recordText(third, 'proef'));
  // Another variant of the site, for another company.
  await write('releases/x1/release.json', recordText({ ...first, release: 'x1' }, 'ander'));
  await write(
    'releases/x1/variant.json',
    JSON.stringify(buildVariantDocument({ id: 'ander', groupId: groupId + 1000 })),
  );
  await write('varianten/ander/release.json', recordText({ ...first, release: 'x1' }, 'ander'));
  await write('.switches.ndjson', `${LOG.join('\n')}\n`);
});
afterAll(async () => {
  await world.close();
  await rm(siteDir, { recursive: true });
});

const administrator = async () =>
  world.loggedIn(await world.account({ groupId, roles: ['company-administrator'] }));

const read = async (): Promise<OnderdelenVariant[]> => {
  const { status, json } = await (await administrator()).get(`/api/v2/group/${groupId}/onderdelen`);
  expect(status).toBe(200);
  return onderdelenSchema.parse(json).varianten;
};

const since = (id: string, versie: string, sinds: string, door: string) =>
  expect.objectContaining({ id, versie, sinds, door });

test('an administrator reads what runs for the own company, since when and by whom', async () => {
  const [proef, ...others] = await read();
  expect(others).toEqual([]);
  expect(proef).toMatchObject({
    id: 'proef',
    naam: 'Proef',
    release: 'r3',
    sinds: '2026-11-03T08:00:00Z',
    door: 'de vries',
  });
  expect(proef?.onderdelen).toEqual([
    since('host', 'bbbb', '2026-11-03T08:00:00Z', 'de vries'),
    since('projects', '1.1.0', '2026-11-02T08:00:00Z', 'jansen'),
    since('account', '1.0.0', '2026-11-01T08:00:00Z', 'jansen'),
  ]);
});

test('the switches of the variant are told, the newest first, without parts of others, moves of a channel and a line that is broken off', async () => {
  const [proef] = await read();
  expect(proef?.wisselingen.map(({ op, soort, door }) => [op, soort, door])).toEqual([
    ['2026-11-03T08:00:00Z', 'deploy', 'de vries'],
    ['2026-11-02T08:00:00Z', 'deploy', 'jansen'],
    ['2026-11-01T08:00:00Z', 'assemble', 'jansen'],
  ]);
  expect(proef?.wisselingen[0]?.onderdelen).toEqual({ host: 'bbbb' });
  expect(proef?.wisselingen[1]).toMatchObject({ reden: 'proef', van: 'r1', naar: 'r2' });
});

test('a share of the browsers is told as that, and what it leads to counts from when all got it', async () => {
  const tried = { from: 'r2', to: 'r3', note: '10 % of the browsers' };
  const begin = LOG.slice(0, 2);
  await write(
    '.switches.ndjson',
    `${[...begin, line({ at: '2026-11-03T07:00:00Z', by: 'proever', ...tried }), LOG[4] ?? ''].join('\n')}\n`,
  );
  const [proef] = await read();
  expect(proef?.onderdelen[0]).toMatchObject({ sinds: '2026-11-03T08:00:00Z', door: 'de vries' });
  expect(proef?.onderdelen[1]).toMatchObject({ sinds: '2026-11-02T08:00:00Z', door: 'jansen' });
  expect(proef?.wisselingen.map(({ soort }) => soort)).toEqual([
    'deploy',
    'share',
    'deploy',
    'assemble',
  ]);
  await write('.switches.ndjson', `${LOG.join('\n')}\n`);
});

test('failures in browsers are counted by version, those of the host are not', async () => {
  const failure = { remote: 'projects', version: '1.1.0', page: null };
  const visitor = world.visitor();
  for (const kind of ['load', 'crash', 'crash'] as const) {
    await visitor.post('/api/v2/meldingen/onderdelen', { ...failure, kind });
  }
  const [proef] = await read();
  expect(proef?.onderdelen.map(({ id, storingen }) => [id, storingen])).toEqual([
    ['host', null],
    ['projects', 3],
    ['account', 0],
  ]);
});

test('what the log does not go back to is not known', async () => {
  await write('.switches.ndjson', `${LOG[4] ?? ''}\n`);
  const [proef] = await read();
  expect(proef?.onderdelen.map(({ id, door }) => [id, door])).toEqual([
    ['host', null],
    ['projects', null],
    ['account', null],
  ]);
  expect(proef?.door).toBe('de vries');
});
