import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { ROUTE_RULES } from '../rechten/routeRules.ts';
import { RapportError } from '../rapporten/maakRapport.ts';
import { buildTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import { createMetrics } from './createMetrics.ts';

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp();
  world.services.watch.listen(world.services.metrics.watcher);
});
afterAll(() => world.close());

/** The series, each without its value. */
const seriesOf = async (): Promise<string[]> => {
  const text = await world.services.metrics.registry.metrics();
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.slice(0, line.lastIndexOf(' ')));
};

const valueOf = async (series: string): Promise<number> => {
  const text = await world.services.metrics.registry.metrics();
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? 0 : Number(line.slice(series.length + 1));
};

test('a call is counted by its route and status, and timed', async () => {
  const groupId = await world.group();
  const visitor = world.visitor();
  await visitor.get(`/api/v2/group/${groupId}`);
  await visitor.get('/api/v2/group/999999');
  const route = 'route="GET /api/v2/group/:groupId"';
  await expect(valueOf(`adviestool_calls_total{${route},status="200"}`)).resolves.toBe(1);
  await expect(valueOf(`adviestool_calls_total{${route},status="404"}`)).resolves.toBe(1);
  await expect(valueOf(`adviestool_call_duration_seconds_count{${route}}`)).resolves.toBe(2);
  await expect(valueOf('adviestool_running{kind="call"}')).resolves.toBe(0);
});

test('a flood and a rate limit are counted by their code', async () => {
  const limited = await buildTestApp({ rateLimits: { perIp: 1, writes: 9 } }, world.handle);
  const visitor = limited.visitor();
  await visitor.get('/api/v2/user/current');
  await visitor.get('/api/v2/user/current');
  const { registry } = limited.services.metrics;
  expect(await registry.metrics()).toContain('adviestool_refusals_total{code="rate_limit"} 1');
  await limited.close();

  const { name } = await world.account();
  const guesser = world.visitor();
  for (let attempt = 0; attempt < 6; attempt += 1) await guesser.tryLogIn(name, `${PASSWORD}x`);
  await expect(valueOf('adviestool_refusals_total{code="flood_user"}')).resolves.toBe(1);
});

test('what an alert waits for is there before its first, at 0', async () => {
  const text = await createMetrics().registry.metrics();
  const rapporten = 'adviestool_rapport_duration_seconds_count';
  for (const series of [
    'adviestool_refusals_total{code="flood_ip"}',
    'adviestool_inzage_total{event="mislukt"}',
    `${rapporten}{kind="dossier",outcome="geheugen"}`,
  ]) {
    expect(text).toContain(`\n${series} 0\n`);
  }
});

test('what callers make up adds no series', async () => {
  const visitor = world.visitor();
  const hostile = async (text: string): Promise<void> => {
    const name = encodeURIComponent(text);
    await visitor.get(`/${name}`);
    await visitor.get(`/api/v2/group/${name}`);
    await visitor.get(`/api/v2/group/1/project/${name}?view=${name}`);
    await visitor.get('/api/v2/user/current', { 'x-forwarded-for': name, 'user-agent': name });
    await visitor.post(`/api/v2/${name}`, { [text]: text }, { origin: `https://${name}.nl` });
    await visitor.tryLogIn(text, text);
    await visitor.get(`/%${name}`);
  };
  await hostile('eerste');
  await hostile('lang'.repeat(500));
  const before = await seriesOf();
  for (const text of [
    '"} 1\nvals{x="',
    'a\\',
    '12',
    '../..',
    '\u202eomgekeerd',
    'x'.repeat(2000),
  ]) {
    await hostile(text);
  }
  expect(await seriesOf()).toEqual(before);
  const routes = before.flatMap((line) => /route="([^"]*)"/.exec(line)?.[1] ?? []);
  for (const route of routes) expect([...Object.keys(ROUTE_RULES), 'other']).toContain(route);
  expect(routes).toContain('other');
});

test.each([
  [null, 'ok'],
  [new RapportError('geheugen', '1300 MB'), 'geheugen'],
  [new Error('kapot'), 'mislukt'],
])('a report that ends with %p is counted as %s', async (error, outcome) => {
  const { registry, watcher } = createMetrics();
  const work = { kind: 'rapport', name: 'dossier', requestId: null, parent: null } as const;
  watcher.end(work, { seconds: 3, error, status: null });
  expect(await registry.metrics()).toContain(
    `adviestool_rapport_duration_seconds_count{kind="dossier",outcome="${outcome}"} 1`,
  );
});
