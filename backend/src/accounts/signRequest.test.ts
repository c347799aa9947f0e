import { createHmac } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { SignRequestBody } from '@adviestool/contract/signRequest';

import { readSignKey } from './readSignKey.ts';
import { buildTestApp, SIGN_KEY, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';

const SIGN = '/api/v2/sign_request';

let world: TestApp;
let visitor: Visitor;
let own: SignRequestBody;

beforeAll(async () => {
  world = await buildTestApp();
  const groupID = await world.group();
  const account = await world.account({ groupId: groupID, roles: ['company-employee'] });
  visitor = await world.loggedIn(account);
  own = {
    groupID,
    userID: account.uid,
    userRoles: ['authenticated'],
    userGroupRoles: ['company-member', 'company-employee'],
  };
});
afterAll(() => world.close());

describe('a sign request', () => {
  test('for the own session is signed: HMAC-SHA256 over canonical JSON', async () => {
    const { status, json } = await visitor.post(SIGN, own);
    const canonical =
      `{"groupID":${own.groupID},"userGroupRoles":["company-member","company-employee"],` +
      `"userID":${own.userID},"userRoles":["authenticated"]}`;
    const signature = createHmac('sha256', SIGN_KEY).update(canonical).digest('base64url');
    expect([status, json]).toEqual([200, { signature }]);
  });

  test('is signed alike whatever the order of its keys', async () => {
    const reversed = Object.fromEntries(Object.entries(own).toReversed());
    expect((await visitor.post(SIGN, reversed)).text).toBe((await visitor.post(SIGN, own)).text);
  });

  test.each<Partial<SignRequestBody>>([
    { userID: 999_999 },
    { groupID: 999_999 },
    { groupID: 999_999, userGroupRoles: [] },
    { userRoles: ['authenticated', 'administrator'] },
    { userRoles: [] },
    { userGroupRoles: ['company-member', 'company-administrator'] },
    { userGroupRoles: ['company-member', 'company-member'] },
    { userGroupRoles: ['company-member'] },
  ])('that says %j is refused', async (other) => {
    const answer = await visitor.post(SIGN, { ...own, ...other });
    expect([answer.status, answer.json]).toEqual([
      403,
      { message: 'Deze gegevens horen niet bij uw sessie.', code: 'forbidden' },
    ]);
  });

  test('for a group that the caller is no member of says that there are no roles in it', async () => {
    const groupID = await world.group();
    const statusOf = async (userGroupRoles: string[]) =>
      (await visitor.post(SIGN, { ...own, groupID, userGroupRoles })).status;
    expect(await statusOf([])).toBe(200);
    expect(await statusOf(['company-outsider'])).toBe(403);
    expect(await statusOf(own.userGroupRoles)).toBe(403);
  });

  test('of another shape is refused', async () => {
    for (const body of [
      { ...own, extra: 1 },
      { ...own, userID: '1' },
      {},
      { ...own, userRoles: 'x' },
    ]) {
      expect((await visitor.post(SIGN, body)).status).toBe(422);
    }
    expect((await world.visitor().post(SIGN, own)).json).toMatchObject({
      code: 'authenticated_only',
    });
  });
});

test('the key is made once, for this user only; one of the environment goes before', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'adviestool-'));
  const dataDir = path.join(folder, 'data');
  const keys = await Promise.all([1, 2, 3].map(() => readSignKey({ signKey: null, dataDir })));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\w-]{43}$/);
  expect((await stat(path.join(dataDir, 'sign-key'))).mode & 0o777).toBe(0o600);
  expect(await readSignKey({ signKey: null, dataDir })).toBe(keys[0]);
  expect(await readSignKey({ signKey: SIGN_KEY, dataDir })).toBe(SIGN_KEY);
  await rm(folder, { recursive: true });
});
