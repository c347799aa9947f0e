import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import { createSessions } from '../http/sessions.ts';
import { sessions } from './schema/users.ts';
import { clampMoments } from './clampMoments.ts';

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

test('what was written in the future is of now; what is past stays past [storing 35]', async () => {
  const { mailQueue, flood } = world.stores;
  const now = new Date();
  const later = new Date(now.getTime() + 3_600_000);
  const earlier = new Date(now.getTime() - 3_600_000);
  const event = { event: 'proef', identifier: 'x', limit: 9, window: 1_800_000 };
  await flood.attempt(event, later);
  await flood.attempt(event, earlier);
  await mailQueue.insert({ kind: 'welcome', recipient: 'iemand' }, later);
  expect(await mailQueue.take(now)).toBeNull();
  expect(await flood.secondsLeft(event, now)).toBeGreaterThan(1800);

  await clampMoments(world.handle.database, now);

  expect(await mailQueue.take(now)).toMatchObject({ recipient: 'iemand' });
  expect(await flood.secondsLeft(event, now)).toBe(1800);
});

test('a provider is asked again in time, also of who came in while the clock was ahead', async () => {
  const groupId = await world.group();
  const { uid } = await world.account({ groupId, roles: [] });
  const now = new Date();
  const ahead = new Date(now.getTime() + 48 * 3_600_000);
  const store = createSessions(world.handle.database);
  for (const [id, vernieuwing] of [
    ['een', 'verzegeld'],
    ['twee', null],
  ] as const) {
    await store.insert(id, { uid, via: { groupId, vernieuwing, controle: ahead } }, ahead);
  }
  await store.insert('drie', { uid, via: { groupId, vernieuwing: null, controle: now } }, now);
  await clampMoments(world.handle.database, now);
  const rows = await world.handle.database.select().from(sessions).orderBy(sessions.controle);
  expect(rows.map(({ gecontroleerd }) => gecontroleerd)).toEqual([now, now, now]);
  const minutes = rows.map(({ controle }) => ((controle?.getTime() ?? 0) - now.getTime()) / 60_000);
  expect(minutes).toEqual([0, 0, 8 * 60 + 1]);
});
