import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { GroupRole } from '@adviestool/contract/rollen';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let world: TestApp;
let groupId: number;
let projectId: number;
let url: string;
let leden: string;

const NOWHERE = '/api/v2/group/999999/project/1';
const FOREIGN = { origin: 'https://evil.example' };
const STALE = { 'if-match': '"r99"' };
const TOO_LARGE = JSON.stringify('x'.repeat(2 * 1024 * 1024));
const WRONG = { name: 7 };

const withRole = async (role: GroupRole): Promise<Visitor> =>
  world.loggedIn(await world.account({ groupId, roles: [role] }));

beforeAll(async () => {
  world = await buildTestApp();
  groupId = await world.group();
  const { uid } = await world.account({ groupId, roles: [] });
  const { record } = await world.stores.projects.insert(
    { groupId, uid },
    buildProjectBody(),
    new Date(),
  );
  projectId = record.id;
  url = `/api/v2/group/${groupId}/project/${projectId}`;
  leden = `/api/v2/group/${groupId}/leden`;
});
afterAll(() => world.close());

/** Each breaks its own rule and every later one that it can. */
const CASES: [string, (number | string)[], () => Promise<Answer>][] = [
  [
    'maintenance',
    [503, 'maintenance'],
    async () => {
      const closed = await buildTestApp({ maintenance: true }, world.handle);
      const answer = await closed.visitor().post(NOWHERE, TOO_LARGE, FOREIGN);
      await closed.close();
      return answer;
    },
  ],
  [
    'a body that is too large',
    [413, 'validation'],
    async () => {
      const limited = await buildTestApp({ rateLimits: { perIp: 0, writes: 0 } }, world.handle);
      const answer = await limited.visitor().post(NOWHERE, TOO_LARGE, FOREIGN);
      await limited.close();
      return answer;
    },
  ],
  [
    'the rate limit',
    [429, 'rate_limit'],
    async () => {
      const limited = await buildTestApp({ rateLimits: { perIp: 0, writes: 0 } }, world.handle);
      const answer = await limited.visitor().post(NOWHERE, WRONG, FOREIGN);
      await limited.close();
      return answer;
    },
  ],
  ['the origin', [403, 'forbidden'], () => world.visitor().post(NOWHERE, WRONG, FOREIGN)],
  [
    'the CSRF token',
    [403, 'csrf_missing'],
    async () => {
      const visitor = await withRole('company-dashboard');
      visitor.setToken(null);
      return visitor.post(NOWHERE, WRONG, STALE);
    },
  ],
  ['the login', [403, 'authenticated_only'], () => world.visitor().post(NOWHERE, WRONG, STALE)],
  [
    'the existence',
    [404, 'not_found'],
    async () => (await withRole('company-dashboard')).post(NOWHERE, WRONG, STALE),
  ],
  [
    'the role',
    [403, 'forbidden'],
    async () => (await withRole('company-dashboard')).post(url, WRONG, STALE),
  ],
  [
    'the revision',
    [412, 'stale'],
    async () => (await withRole('company-moderator')).post(url, WRONG, STALE),
  ],
  [
    'the revision of one gevelvulling',
    [412, 'stale'],
    async () =>
      (await withRole('company-moderator')).put(`${url}/gevelvulling/a1`, WRONG, {
        'if-match': '"g-oud"',
      }),
  ],
  [
    'the revision of the data',
    [412, 'stale'],
    async () =>
      (await withRole('company-moderator')).put(`${url}/gegevens`, WRONG, {
        'if-match': '"p-oud"',
      }),
  ],
  [
    'that there is no such member to give a role',
    [404, 'not_found'],
    async () => (await withRole('company-administrator')).put(`${leden}/9999`, WRONG),
  ],
  [
    'that there is no such member to remove',
    [404, 'not_found'],
    async () => (await withRole('company-administrator')).post(`${leden}/9999/verwijderen`, WRONG),
  ],
  [
    'that there is no such connection',
    [404, 'not_found'],
    async () =>
      (await withRole('company-moderator')).put(`${url}/external-connections/9999`, WRONG),
  ],
  [
    'the body',
    [422, 'validation'],
    async () => (await withRole('company-moderator')).post(url, WRONG),
  ],
];

describe('of all that is wrong with a request', () => {
  test.each(CASES)('%s is told first: %j', async (_what, expected, send) => {
    const { status, json } = await send();
    expect([status, json]).toMatchObject([expected[0], { code: expected[1] }]);
  });
});
