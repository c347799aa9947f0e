import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

import { readConfig } from '../config/config.ts';
import { startServer, type RunningServer } from '../startServer.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { buildTestApp } from '../testing/testApp.ts';
import { measureState } from './measureState.ts';

jest.setTimeout(120_000);

const poolUse = () => ({ total: 4, idle: 3, waiting: 0 });

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adviestool-'));
  const environment = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    SITE_DIR: path.join(folder, 'site'),
    SEED: 'none',
    LOG_LEVEL: 'silent',
    METRICS_PORT: '0',
  };
  server = await startServer(readConfig(environment));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a started server answers Prometheus beside its own port, never on it', async () => {
  await fetch(`${server.url}/readyz`);
  const answer = await fetch(String(server.metrics));
  const text = await answer.text();
  for (const line of [
    'adviestool_calls_total{route="GET /readyz",status="200"} 1',
    'adviestool_database_up 1',
    'adviestool_mail_queue 0',
    'adviestool_rapport_queue{stand="wacht"} 0',
    'adviestool_build_info{version="0.1.0",release="none"} 1',
  ]) {
    expect(text).toContain(`\n${line}\n`);
  }
  expect(text).toMatch(/\nadviestool_statement_duration_seconds_count\{outcome="ok"\} [1-9]/);
  expect(text).toMatch(/\nnodejs_eventloop_lag_p99_seconds /);
  expect(text).toMatch(/\nprocess_resident_memory_bytes /);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});

test('the queues say how many wait and how long; on a full disk they still do, without a database not', async () => {
  const handle = await openTestDatabase();
  const world = await buildTestApp({}, handle);
  const { disk, metrics, now } = world.services;
  const options = { services: world.services, poolUse, version: '1' };
  const measure = measureState(metrics.registry, options);
  await world.stores.mailQueue.insert({ kind: 'welcome', recipient: 'wie' }, now());
  world.pass(90_000);

  await measure();
  const text = await metrics.registry.metrics();
  expect(text).toContain('\nadviestool_mail_queue 1\n');
  expect(text).toContain('\nadviestool_mail_queue_late 0\n');
  expect(text).toMatch(/\nadviestool_mail_queue_oldest_seconds 90\.?\d*\n/);
  expect(text).toContain('\nadviestool_database_connections{state="idle"} 3\n');

  world.pass(24 * 3_600_000);
  await measure();
  const late = await metrics.registry.metrics();
  expect(late).toContain('\nadviestool_mail_queue_late 1\n');
  expect(late).toContain('\nadviestool_mail_queue_oldest_seconds 0\n');

  disk.noteFull();
  await measure();
  const full = await metrics.registry.metrics();
  expect(full).toContain('\nadviestool_database_up 0\n');
  expect(full).toContain('\nadviestool_mail_queue 1\n');

  await handle.close();
  await measure();
  const without = await metrics.registry.metrics();
  expect(without).toContain('\nadviestool_database_up 0\n');
  expect(without).not.toMatch(/\nadviestool_(mail|rapport)_queue[^ ]* \d/);
  await world.close();
});
