import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { CALLS, routeOf } from '../rechten/routeRules.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';

const PROJECT = '/api/v2/group/:groupId/project/:projectId';

/** Calls whose If-Match is the revision of the project. */
const WRITES = CALLS.filter(
  ({ method, path, revises }) => method !== 'GET' && path.startsWith(PROJECT) && revises !== 'part',
);

let world: TestApp;
let maker: Visitor;
let list: string;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
  const groupId = await world.group();
  list = `/api/v2/group/${groupId}/user/projects`;
  maker = await world.loggedIn(await world.account({ groupId, roles: ['company-administrator'] }));
});
afterAll(() => world.close());

test('a key of something else lets no call past the revision that it expects', async () => {
  const key = randomUUID();
  const made = await maker.post(list, buildProjectBody(), { 'Idempotency-Key': key });
  const url = String(made.headers['location']);
  const headers = { 'If-Match': '"r99"', 'Idempotency-Key': key };
  expect(WRITES.length).toBeGreaterThan(15);
  const done: string[] = [];
  for (const call of WRITES) {
    const path = call.path.replace(PROJECT, url).replace(':revision', '1').replace(/:\w+/g, '1');
    const { status } = await maker.call(call.method, path, { body: buildProjectBody(), headers });
    // 422: the key was used, or this body is none of the call, which comes after the revision.
    if (status !== 412 && status !== 422) done.push(`${routeOf(call)}: ${status}`);
  }
  expect(done).toEqual([]);
  expect((await maker.get(url)).headers['etag']).toBe('"r1"');
  for (const what of ['archiveren', 'inzagelinks']) {
    const { status } = await maker.post(`${url}/${what}`, undefined, headers);
    expect([what, status]).toEqual([what, 412]);
  }
});
