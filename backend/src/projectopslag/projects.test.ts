import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { Database } from '../database/connect.ts';
import { HttpProblem } from '../http/httpProblem.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import { createProjects } from './projects.ts';

const DEEP = `[{"a":${'['.repeat(7000)}${']'.repeat(7000)}}]`;
const ROOM = { bytes: 1_000_000, projecten: 10 };
const NOW = new Date('2026-11-20T09:30:00Z');

let world: TestApp;
let owner: { groupId: number; uid: number };

beforeAll(async () => {
  world = await buildTestApp();
  const groupId = await world.group();
  const { uid } = await world.account({ groupId, roles: ['company-administrator'] });
  owner = { groupId, uid };
});
afterAll(() => world.close());

/** What became of a write: its refusal, or null. */
const refusalOf = (write: (database: Database) => Promise<unknown>): Promise<unknown> =>
  world.handle.database.transaction(write).then(
    () => null,
    (error: unknown) => error,
  );

const REFUSED = expect.objectContaining({
  statusCode: 422,
  message: expect.stringContaining('te diep genest'),
});

// Made by hand, of a model or of a file: all of them are stored so.
test('a new project whose list is nested too deeply is not stored', async () => {
  const body = buildProjectBody({ gevelvullingen_json: DEEP });
  const refusal = await refusalOf((database) => createProjects(database).insert(owner, body, NOW));
  expect(refusal).toBeInstanceOf(HttpProblem);
  expect(refusal).toEqual(REFUSED);
});

test.each([
  ['a save', {}],
  ['an earlier revision that is put back', { restoredFrom: 1 }],
])('%s whose list is nested too deeply is not stored', async (_naam, more) => {
  const { record } = await createProjects(world.handle.database).insert(
    owner,
    buildProjectBody(),
    NOW,
  );
  const change = {
    uid: owner.uid,
    now: NOW,
    rekenwijzeVan: () => null,
    quota: { project: ROOM.bytes, user: ROOM, group: ROOM },
    ...more,
  };
  const refusal = await refusalOf(async (database) => {
    const projects = createProjects(database);
    const held = await projects.hold(record.id);
    if (held === null) throw new Error('It was just stored.');
    return projects.store(held, { ...held, text: DEEP, lijst: null }, change);
  });
  expect(refusal).toEqual(REFUSED);
  expect(await createProjects(world.handle.database).findStored(record.id)).toMatchObject({
    revision: 1,
  });
});
