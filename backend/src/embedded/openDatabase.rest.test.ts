import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';

import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';
import type { DatabaseHandle } from '../database/connect.ts';
import { createWatch } from '../watch/createWatch.ts';
import { openDatabase } from './openDatabase.ts';

// A first start takes seconds, on a busy machine many.
jest.setTimeout(600_000);

/** Milliseconds that a statement gets here; half a minute for users. */
const ANSWER_LIMIT = 3000;
/** Milliseconds in which a backend that is told to stop has ended, whatever runs. */
const END_LIMIT = 10_000;

/** Takes hours, and asks nobody whether it may go on. */
const ENDLESS = sql`select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b`;

const AWAY = { code: 'maintenance', message: expect.any(String) };

const watch = createWatch();

/** Has a statement without an end run. @returns what comes of it */
const runEndless = async (): Promise<{ outcome: Promise<string> }> => {
  const begun = new Promise<void>((resolve) => {
    watch.listen({
      begin: ({ name }) => {
        if (name.includes('generate_series')) resolve();
      },
      end: () => undefined,
    });
  });
  const outcome = handle.database.execute(ENDLESS).then(
    () => 'answered',
    () => 'ended',
  );
  await begun;
  return { outcome };
};

let folder: string;
let handle: DatabaseHandle;
let world: TestApp;
let person: Visitor;
let url: string;
const lost: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adviestool-ingebouwd-'));
  handle = await openDatabase({
    databaseUrl: null,
    dataDir: path.join(folder, 'data'),
    answerLimit: ANSWER_LIMIT,
    watch,
  });
  await handle.migrate();
  handle.onLost(({ message }) => lost.push(message));
  world = await buildTestApp({}, handle);
  const groupId = await world.group();
  person = await world.loggedIn(await world.account({ groupId, roles: ['company-administrator'] }));
  const made = await person.post(`/api/v2/group/${groupId}/user/projects`, buildProjectBody({}));
  url = String(made.headers['location']);
});
afterAll(async () => {
  await world.close();
  await handle.close();
  await rm(folder, { recursive: true });
});

test('a statement without an end is ended, and what was saved is there again soon after', async () => {
  const { outcome } = await runEndless();
  expect((await person.get('/healthz')).status).toBe(200);
  expect(await outcome).toBe('ended');
  const statuses = new Set<number>();
  for (;;) {
    const answer = await person.get(url);
    statuses.add(answer.status);
    if (answer.status === 200) break;
    expect([answer.status, answer.json, answer.headers['retry-after']]).toEqual([503, AWAY, '5']);
    await setTimeoutPromise(100);
  }
  expect([...statuses].at(-1)).toBe(200);
  expect(lost.some((text) => text.startsWith('The embedded database is started again'))).toBe(
    !existsSync(path.join(folder, 'data/postgres')),
  );
});

test('it closes in time while a statement without an end runs, and what was saved stays', async () => {
  const { outcome } = await runEndless();
  const begin = performance.now();
  await handle.close();
  expect(performance.now() - begin).toBeLessThan(END_LIMIT);
  expect(await outcome).toBe('ended');
  handle = await openDatabase({ databaseUrl: null, dataDir: path.join(folder, 'data') });
  const { rows }: { rows: unknown[] } = Object.assign(
    { rows: [] },
    await handle.database.execute(sql`select name from projects`),
  );
  expect(rows).toHaveLength(1);
});
