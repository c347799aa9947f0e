import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ReleaseRecord } from '@adviestool/contract/release';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';

import { buildTestApp, ORIGIN, type TestApp } from '../testing/testApp.ts';

const URL = '/api/v2/meldingen/onderdelen';
const FAILURE = { remote: 'projects', version: '1.2.3', page: 'list', kind: 'load' };
const UNKNOWN = '{remote="unknown",version="unknown",page="unknown",kind="load"}';

let siteDir: string;
let world: TestApp;

const write = async (name: string, content: unknown): Promise<void> => {
  const file = path.join(siteDir, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(content));
};

const record = (release: string, version: string): ReleaseRecord => ({
  release,
  variant: 'main',
  host: '0.1.0',
  hostBase: '/host/abc/',
  created: `2026-01-0${release}T00:00:00Z`,
  remotes: { projects: version },
});

beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'adviestool-'));
  for (const [release, version] of [
    ['1', '1.2.2'],
    ['2', '1.2.3'],
  ] as const) {
    await write(`releases/${release}/release.json`, record(release, version));
    await write(`remotes/projects/${version}/remote.json`, {
      pages: [
        { id: 'list', path: '', title: '', children: [{ id: 'view', path: 'x', title: '' }] },
      ],
    });
  }
  await write('release.json', record('2', '1.2.3'));
  world = await buildTestApp({ siteDir });
});
beforeEach(() => world.services.metrics.registry.resetMetrics());
afterAll(async () => {
  await world.close();
  await rm(siteDir, { recursive: true });
});

/** What was counted of failures, as lines. */
const counted = async (): Promise<string[]> => {
  const text = await world.services.metrics.registry.metrics();
  return text
    .split('\n')
    .filter((line) => line.startsWith('adviestool_remote_failures_total'))
    .map((line) => line.replace('adviestool_remote_failures_total', ''));
};

test.each([
  [FAILURE, '{remote="projects",version="1.2.3",page="list",kind="load"} 1'],
  [
    { ...FAILURE, page: null, kind: 'crash' },
    '{remote="projects",version="1.2.3",page="none",kind="crash"} 1',
  ],
  [
    { ...FAILURE, version: '1.2.2', page: 'view' },
    '{remote="projects",version="1.2.2",page="view",kind="load"} 1',
  ],
  [
    { ...FAILURE, page: 'geheim' },
    '{remote="projects",version="1.2.3",page="unknown",kind="load"} 1',
  ],
  [{ ...FAILURE, version: '9.9.9' }, `${UNKNOWN} 1`],
  [{ ...FAILURE, remote: 'vreemd' }, `${UNKNOWN} 1`],
])('%j is counted as %s', async (failure, line) => {
  const answer = await world.visitor().post(URL, failure, { origin: ORIGIN });
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect(await counted()).toEqual([line]);
});

test.each([
  ['another kind', { ...FAILURE, kind: 'ernstig' }],
  ['a text', { ...FAILURE, stack: 'TypeError' }],
  ['nothing', {}],
  ['a list', [FAILURE]],
  ['no JSON', '{"remote":'],
  ['a poisoned key', '{"__proto__":{}}'],
])('%s is answered alike, and not counted', async (_what, body) => {
  expect((await world.visitor().post(URL, body)).status).toBe(204);
  expect(await counted()).toEqual([]);
});

test('hostile names share one series', async () => {
  const visitor = world.visitor();
  for (let number = 0; number < 40; number += 1) {
    await visitor.post(URL, { ...FAILURE, remote: `r"\n${number}`, version: '../..' });
  }
  expect(await counted()).toEqual([`${UNKNOWN} 40`]);
});

test('more than 1 kB is refused', async () => {
  const answer = await world.visitor().post(URL, { ...FAILURE, remote: 'x'.repeat(1100) });
  expect(answer.status).toBe(413);
  expect(answer.json).toMatchObject({ message: 'Het verzoek is te groot (maximaal 1 KiB).' });
});

test('one address tells only so often', async () => {
  const limited = await buildTestApp({ rateLimits: { perIp: 2, writes: 9 } }, world.handle);
  const visitor = limited.visitor();
  const statuses: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    statuses.push((await visitor.post(URL, FAILURE)).status);
  }
  expect(statuses).toEqual([204, 204, 429]);
  expect((await limited.visitor().post(URL, FAILURE)).status).toBe(204);
  await limited.close();
});

test('a page of another origin cannot tell of anything', async () => {
  const answer = await world.visitor().post(URL, FAILURE, { origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
});

test('a new release is known at once', async () => {
  await write('releases/3/release.json', record('3', '1.2.4'));
  await write('remotes/projects/1.2.4/remote.json', { pages: [] });
  await write('release.json', record('3', '1.2.4'));
  await world.visitor().post(URL, { ...FAILURE, version: '1.2.4', page: null });
  expect(await counted()).toEqual([
    '{remote="projects",version="1.2.4",page="none",kind="load"} 1',
  ]);
});
