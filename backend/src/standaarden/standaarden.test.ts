import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import { statusesOf, type Visitor } from '../testing/visitor.ts';

let world: TestApp;
let groupId: number;
let groupUrl: string;
let administrator: Visitor;
let employee: Visitor;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

beforeEach(async () => {
  groupId = await world.group();
  groupUrl = `/api/v2/group/${groupId}/standaarden`;
  administrator = await world.loggedIn(
    await world.account({ groupId, roles: ['company-administrator'] }),
  );
  employee = await world.loggedIn(await world.account({ groupId, roles: ['company-employee'] }));
});

const create = async (): Promise<string> => {
  const answer = await employee.post(`/api/v2/group/${groupId}/user/projects`, buildProjectBody());
  return `${String(answer.headers['location'])}/standaarden`;
};

const GEEN = { kozijn: null, schuifpui: null, hsb: null };

const STANDAARD = {
  gevelvullingEnKaderData: { bouwmethode: 'traditioneel', gebruikBevestigingsmiddelen: false },
  detailleringData: { stelruimte: 15, glasgewicht: 25 },
};

describe('standards', () => {
  test('of a project are none, until they are written against their revision', async () => {
    const url = await create();
    const before = await employee.get(url);
    expect(before.json).toEqual(GEEN);
    const etag = String(before.headers['etag']);
    const written = await employee.put(url, { kozijn: STANDAARD }, { 'If-Match': etag });
    expect([written.status, written.json]).toEqual([200, { ...GEEN, kozijn: STANDAARD }]);
    const after = await employee.get(url);
    expect([after.json, after.headers['etag']]).toEqual([written.json, written.headers['etag']]);
    const stale = await employee.put(url, {}, { 'If-Match': etag });
    expect([stale.status, stale.json]).toMatchObject([
      412,
      { message: 'De standaarden zijn intussen door iemand anders gewijzigd.', code: 'stale' },
    ]);
    const again = await employee.put(url, { kozijn: STANDAARD }, { 'If-Match': etag });
    expect(again.status).toBe(200);
    // They are no part of what a revision of the project says.
    expect((await employee.get(url.replace('/standaarden', ''))).headers['etag']).toBe('"r1"');
  });

  test('of the company are what its new projects begin with, and no older one', async () => {
    const older = await create();
    const written = await administrator.put(groupUrl, { hsb: STANDAARD });
    expect(written.status).toBe(200);
    expect((await employee.get(groupUrl)).json).toEqual({ ...GEEN, hsb: STANDAARD });
    expect((await employee.get(await create())).json).toEqual({ ...GEEN, hsb: STANDAARD });
    expect((await employee.get(older)).json).toEqual(GEEN);
    expect((await employee.get(`/api/v2/group/${groupId}`)).text).not.toContain('standaarden');
  });

  test('of two administrators at once one is stored', async () => {
    const etag = String((await administrator.get(groupUrl)).headers['etag']);
    const answers = await Promise.all(
      ['kozijn', 'schuifpui', 'hsb'].map((type) =>
        administrator.put(groupUrl, { [type]: STANDAARD }, { 'If-Match': etag }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 412, 412]);
  });

  test.each([
    ['a merk', { kozijn: { ...STANDAARD, gevelvullingEnKaderData: { merk: 'K01' } } }, /kozijn/],
    ['a size', { hsb: { ...STANDAARD, gevelvullingEnKaderData: { breedte: 900 } } }, /hsb/],
    ['another type', { deur: STANDAARD }, /Onbekende key: ‘deur’/],
    [
      'a value that is none',
      { kozijn: { ...STANDAARD, detailleringData: { stelruimte: '5' } } },
      /kozijn.detailleringData.stelruimte: /,
    ],
    ['too little', { kozijn: {} }, /kozijn.detailleringData: /],
  ])('with %s are refused', async (_case, body, message) => {
    for (const [visitor, url] of [
      [employee, await create()],
      [administrator, groupUrl],
    ] as const) {
      const answer = await visitor.put(url, body);
      expect([answer.status, answer.json]).toMatchObject([
        422,
        { message: expect.stringMatching(message) },
      ]);
      expect((await visitor.get(url)).json).toEqual(GEEN);
    }
  });
});
