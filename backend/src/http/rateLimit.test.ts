import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { inzageLinkGemaaktSchema } from '@adviestool/contract/inzage';
import { eq, sql } from 'drizzle-orm';

import { requestCounts } from '../database/schema/requests.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { openLink } from '../testing/openLink.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

const CURRENT = '/api/v2/user/current';
const LIMITS = { perIp: 100, writes: 40 };

/** Two instances on one database. */
let first: TestApp;
let second: TestApp;
let groupId: number;

beforeAll(async () => {
  first = await buildTestApp({ rateLimits: LIMITS });
  second = await buildTestApp({ rateLimits: LIMITS }, first.handle);
  groupId = await first.group();
});
afterAll(async () => {
  await second.close();
  await first.close();
});
beforeEach(async () => {
  await first.handle.database.execute(sql`delete from request_counts`);
});

const shiftCounts = (slices: number) =>
  first.handle.database.execute(sql`update request_counts set slice = slice + ${slices}`);

/** Ten at a time: more than a busy database answers at once is no matter of limits. */
const times = async <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> => {
  const made: T[] = [];
  while (made.length < count) {
    const some = Array.from({ length: Math.min(10, count - made.length) }, (_, index) => index);
    made.push(...(await Promise.all(some.map((index) => make(made.length + index)))));
  }
  return made;
};

/** The same person at the other instance. */
const elsewhere = (visitor: Visitor, options = {}): Visitor => {
  const other = second.visitor(options);
  other.setCookie(visitor.cookie());
  return other;
};

const okOf = (answers: readonly Answer[]): number =>
  answers.filter(({ status }) => status < 400).length;

describe('[storing 36] two instances on one database count together', () => {
  test('the calls of an address without a session, up to a twentieth more', async () => {
    const visitor = first.visitor({ ip: '192.0.2.7' });
    const other = second.visitor({ ip: '192.0.2.7' });
    const answers = await times(250, (index) => (index % 2 === 0 ? visitor : other).get(CURRENT));
    expect(okOf(answers)).toBeGreaterThanOrEqual(100);
    expect(okOf(answers)).toBeLessThanOrEqual(105);
    const refused = await other.get(CURRENT);
    expect([refused.status, refused.json]).toMatchObject([429, { code: 'rate_limit' }]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(62);
    expect((await second.visitor().get(CURRENT)).status).toBe(200);
  });

  test('the calls of a session, from whatever address, without keeping its id', async () => {
    const account = await first.account({ groupId, roles: ['company-employee'] });
    const visitor = await first.loggedIn(account);
    const other = elsewhere(visitor);
    expect(okOf(await times(100, () => visitor.get(CURRENT)))).toBe(100);
    expect(okOf(await times(20, () => other.get(CURRENT)))).toBeLessThanOrEqual(5);
    const kept = JSON.stringify(
      await first.handle.database.select({ who: requestCounts.who }).from(requestCounts),
    );
    expect(kept).toContain('session ');
    expect(kept).not.toContain(visitor.cookie()?.split('=')[1]);
  });

  test('the writes of a user, in all of his sessions', async () => {
    const account = await first.account({ groupId, roles: ['company-employee'] });
    const visitors = [await first.loggedIn(account), await second.loggedIn(account)];
    const url = `/api/v2/group/${groupId}/user/projects`;
    const written = [];
    for (const visitor of visitors) {
      written.push(...(await times(40, () => visitor.post(url, buildProjectBody()))));
    }
    expect(okOf(written)).toBeGreaterThanOrEqual(40);
    expect(okOf(written)).toBeLessThanOrEqual(42);
  });

  test('the writes of a link for the site, from whatever address', async () => {
    const account = await first.account({ groupId, roles: ['company-employee'] });
    const maker = await first.loggedIn(account);
    const made = await maker.post(`/api/v2/group/${groupId}/user/projects`, buildProjectBody());
    const asked = { soort: 'bouwplaats', dagen: 30, label: null };
    const link = await maker.post(`${String(made.headers['location'])}/inzagelinks`, asked);
    const { token } = inzageLinkGemaaktSchema.parse(link.json);
    const { reader, inzage } = await openLink(first, token);
    const answers = await times(60, () =>
      elsewhere(reader).post(`${inzage}/bouwplaats/montage/a1`, {}),
    );
    const limited = answers.filter(({ status }) => status === 429).length;
    expect(limited).toBeGreaterThanOrEqual(18);
    expect(limited).toBeLessThanOrEqual(20);
    expect((await elsewhere(reader).get(`${inzage}/bouwplaats/montage`)).status).toBe(200);
  });
});

test('an instance that closes leaves what it counted to the others', async () => {
  const third = await buildTestApp({ rateLimits: LIMITS }, first.handle);
  await third.visitor({ ip: '192.0.2.9' }).get(CURRENT);
  await third.close();
  const kept = await first.handle.database
    .select({ calls: requestCounts.calls })
    .from(requestCounts)
    .where(eq(requestCounts.who, 'address 192.0.2.9'));
  expect(kept).toEqual([{ calls: 1 }]);
});

test('colleagues behind one address do not count for each other, or for who is not logged in', async () => {
  const ip = '192.0.2.8';
  const colleagues = await times(3, async () => {
    const visitor = first.visitor({ ip });
    const { name } = await first.account({ groupId, roles: ['company-employee'] });
    await visitor.logIn(name, 'Hoekanker-2026');
    return visitor;
  });
  for (const colleague of colleagues) {
    expect(okOf(await times(90, () => colleague.get(CURRENT)))).toBe(90);
  }
  expect((await first.visitor({ ip }).get(CURRENT)).status).toBe(200);
});

test('a cookie without a session counts for the address', async () => {
  const ip = '192.0.2.9';
  const answers = await times(130, (index) => {
    const visitor = first.visitor({ ip });
    visitor.setCookie(`adviestool_session=${String(index).padStart(43, 'x')}`);
    return visitor.get(CURRENT);
  });
  expect(okOf(answers)).toBe(100);
});

/** How many of thirty calls a fresh instance lets an address make that has used up its limit. */
const allowedAfter = async (ip: string, slices: number): Promise<number> => {
  const visitor = first.visitor({ ip });
  await times(110, () => visitor.get(CURRENT));
  await shiftCounts(slices);
  const fresh = await buildTestApp({ rateLimits: LIMITS }, first.handle);
  const again = fresh.visitor({ ip });
  const answers = await times(30, () => again.get(CURRENT));
  await fresh.close();
  return okOf(answers);
};

describe('calls that were counted', () => {
  test.each([
    ['count half a minute later', '192.0.2.10', -15, 0, 5],
    ['count no more after it', '192.0.2.11', -1031, 30, 30],
    [
      'shut nobody out when the clock of the database goes back an hour',
      '192.0.2.12',
      1800,
      30,
      30,
    ],
    ['nor when it goes an hour on', '192.0.2.13', -1800, 30, 30],
  ])('%s', async (_rule, ip, slices, least, most) => {
    const allowed = await allowedAfter(ip, slices);
    expect(allowed).toBeGreaterThanOrEqual(least);
    expect(allowed).toBeLessThanOrEqual(most);
  });

  test('are removed after their window, and only then', async () => {
    const { requestCounts: counts } = first.stores;
    await counts.settle([['oud', 3]]);
    await shiftCounts(-1000);
    await counts.settle([['nieuw', 3]]);
    await counts.removeExpired();
    const left = first.handle.database.select({ who: requestCounts.who }).from(requestCounts);
    expect(await left).toEqual([{ who: 'nieuw' }]);
  });

  test('of the same moment are added up, whoever counts them', async () => {
    const { requestCounts: counts } = first.stores;
    await times(5, () =>
      counts.settle([
        ['b', 2],
        ['a', 1],
      ]),
    );
    const found = await counts.settle([
      ['a', 0],
      ['b', 0],
      ['c', 0],
    ]);
    const sums = [...found].map(([who, counted]) => [
      who,
      counted.reduce((sum, { calls }) => sum + calls, 0),
    ]);
    expect(sums).toEqual([
      ['a', 5],
      ['b', 10],
      ['c', 0],
    ]);
  });
});
