import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import { findMissingGroups } from './missingGroups.ts';

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

test('the variants whose group is not in the database are found', async () => {
  const groupId = await world.group();
  const missing = { variant: 'proef', groupId: groupId + 1000 };
  const { database } = world.handle;
  expect(await findMissingGroups(database, [{ variant: 'main', groupId }, missing])).toEqual([
    missing,
  ]);
  expect(await findMissingGroups(database, [])).toEqual([]);
});
