import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { startSchema } from '@adviestool/contract/start';

import { buildTestApp, type TestApp } from '../testing/testApp.ts';

let world: TestApp;
let groupId: number;

beforeAll(async () => {
  world = await buildTestApp();
  groupId = await world.group();
});
afterAll(() => world.close());

test('the start gives what three calls give, with a token that works', async () => {
  const visitor = await world.loggedIn(
    await world.account({ groupId, roles: ['company-employee'] }),
  );
  const { csrf_token, group, ...user } = startSchema.parse(
    (await visitor.get(`/api/v2/start?group=${groupId}`)).json,
  );
  expect(user).toEqual((await visitor.get('/api/v2/user/current')).json);
  expect({ group }).toEqual((await visitor.get(`/api/v2/group/${groupId}`)).json);
  expect(csrf_token).toBe(await visitor.fetchToken());
  visitor.setToken(csrf_token);
  expect((await visitor.post('/api/v2/user/logout', {})).status).toBe(204);
});

test('it knows an anonymous visitor, who gets the cookie that the token belongs to', async () => {
  const visitor = world.visitor();
  const start = startSchema.parse((await visitor.get(`/api/v2/start?group=${groupId}`)).json);
  expect(start).toMatchObject({
    user: { uid: 0 },
    group: { id: groupId, roles: ['company-anonymous'] },
  });
  expect(start.csrf_token).toBe(await visitor.fetchToken());
});

test.each(['', '?group=999999', '?group=x', '?group='])(
  'without a group (%j) it has none',
  async (query) => {
    const answer = await world.visitor().get(`/api/v2/start${query}`);
    expect([answer.status, answer.json]).toMatchObject([200, { group: null }]);
  },
);
