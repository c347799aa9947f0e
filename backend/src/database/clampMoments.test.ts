import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { buildTestApp, type TestApp } from '../testing/testApp.ts';
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
