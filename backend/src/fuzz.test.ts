import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  jsonValue,
  oneof,
  string,
  tuple,
} from 'fast-check';

import { ROUTE_RULES } from './rechten/routeRules.ts';
import type { Database } from './database/connect.ts';
import { groupMembers } from './database/schema/groups.ts';
import { mailQueue } from './database/schema/mailQueue.ts';
import { projects } from './database/schema/projects.ts';
import { flood } from './database/schema/requests.ts';
import { resetTokens, sessions, users } from './database/schema/users.ts';
import { buildProjectBody } from './testing/buildProjectBody.ts';
import { buildRegisterBody } from './testing/buildRegisterBody.ts';
import { buildTestApp, PASSWORD, type TestApp } from './testing/testApp.ts';
import type { Visitor } from './testing/visitor.ts';

const RUNS = { numRuns: 25 };

let world: TestApp;
let groupId: number;
let member: Visitor;
let memberUid: number;

beforeAll(async () => {
  world = await buildTestApp({
    rateLimits: { perIp: 1_000_000, writes: 1_000_000 },
    registrationLimit: 1_000_000,
  });
  groupId = await world.group();
  const account = await world.account({ groupId, roles: ['company-administrator'] });
  memberUid = account.uid;
  member = await world.loggedIn(account);
});
afterAll(() => world.close());

/** Calls of the contract, with their ids filled in. */
const routesOf = (method: 'GET' | 'POST' | 'PUT'): string[] =>
  Object.keys(ROUTE_RULES)
    .filter((route) => route.startsWith(`${method} /`) && !route.endsWith('*'))
    .map((route) => route.slice(method.length + 1));

/** Calls that refuse a body that is not theirs: to log out or to ask for an archive needs none, and a failure is taken as it is. */
const REFUSING = routesOf('POST').filter((route) => !/\/(archief|logout|onderdelen)$/.test(route));

const fill = (route: string, projectId = 999_999): string =>
  route
    .replace(':groupId', String(groupId))
    .replace(':projectId', String(projectId))
    .replace(':gevelvullingId', 'a1b2c3d4')
    .replace(':revision', '1')
    .replace(':uid', String(memberUid))
    .replace(/login$/, 'login?_format=json');

/** Who a route is for. */
const visitorFor = (method: string, route: string): Visitor =>
  ROUTE_RULES[`${method} ${route}`]?.session === 'anonymous' ? world.visitor() : member;

/** Values that break what is careless, among ordinary ones. */
const anything = oneof(
  { weight: 3, arbitrary: jsonValue({ maxDepth: 3 }) },
  constantFrom('__proto__', '\0', '\ud800', '', ' ', '-1', '1e309', 'x'.repeat(5000)),
  string({ unit: 'binary' }),
);

const keys = constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'uid',
  'roles',
  'name',
  'pass',
  'account',
  'company',
  'user',
  'reset_token',
  'pass1',
  'current_pass',
);

/** Text of JSON with any keys, `__proto__` included, which an object literal would swallow. */
const bodies = array(tuple(keys, anything), { maxLength: 6 }).map(
  (pairs) =>
    `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`,
);

describe('any body [asvs 2.2]', () => {
  test.each(REFUSING)('to %s is answered by a refusal in JSON, never a fault', async (route) => {
    await assert(
      asyncProperty(bodies, async (body) => {
        const answer = await visitorFor('POST', route).post(fill(route), body);
        // Every text is a name that someone may have forgotten the password of.
        const fine = route.endsWith('forgot_password') ? [200] : [];
        expect([...fine, 400, 403, 404, 422]).toContain(answer.status);
        expect(answer.json).toMatchObject({ message: expect.any(String) });
      }),
      RUNS,
    );
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('uid');
    expect({}).not.toHaveProperty('name');
  });
});

describe('any body of a write of a part of a project', () => {
  const ofParts = oneof(
    bodies,
    anything.map((value) => JSON.stringify(value)),
    array(
      tuple(
        constantFrom('add', 'replace', 'remove', 'order', 'revisies', 'kozijn', 'name', 'version'),
        oneof(anything, array(anything, { maxLength: 3 })),
      ),
      { maxLength: 4 },
    ).map((pairs) => JSON.stringify(Object.fromEntries(pairs))),
    constantFrom(`{"gevelvullingEnKaderData":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
  );

  test.each([
    ...routesOf('PUT').map((route) => ['PUT', route] as const),
    ['POST', '/api/v2/group/:groupId/project/:projectId/gevelvullingen'] as const,
  ])('%s %s gives no fault and never another list of gevelvullingen', async (method, route) => {
    const { uid } = await world.account({ groupId, roles: [] });
    const text = ' [ {"onbekend" : 1.50} ]';
    const { record } = await world.stores.projects.insert(
      { groupId, uid },
      buildProjectBody({ gevelvullingen_json: text }),
      new Date(),
    );
    await assert(
      asyncProperty(ofParts, async (body) => {
        const answer = await member.call(method, fill(route, record.id), { body });
        // It has no such connection.
        const isThere = !route.endsWith(':connectionId');
        expect([isThere ? 200 : 404, 400, 409, 412, 422]).toContain(answer.status);
        expect(answer.json).toBeInstanceOf(Object);
      }),
      RUNS,
    );
    const stored = await world.stores.projects.find(record.id);
    expect(stored?.record.gevelvullingen_json).toBe(text);
  });
});

const valid = (route: string): Record<string, unknown> => {
  if (route.endsWith('/login')) return { name: 'wie', pass: PASSWORD };
  if (route.endsWith('/forgot_password')) return { name: 'wie' };
  if (route.endsWith('/register')) return { ...buildRegisterBody() };
  if (route.endsWith('/edit')) {
    return { account: { mail: 'a@example.nl', pass: null }, company: { name: 'Bouw' } };
  }
  if (route.endsWith('/reset')) {
    return { user: 1, reset_token: 'x', pass1: PASSWORD, pass2: PASSWORD };
  }
  if (route.endsWith('/cancel')) return { current_pass: PASSWORD };
  if (route.endsWith('/sign_request')) {
    return { groupID: 1, userID: 1, userRoles: [], userGroupRoles: [] };
  }
  return { ...buildProjectBody() };
};

describe('a right body with one key more', () => {
  test.each(REFUSING)('to %s is refused and changes nothing', async (route) => {
    const before = await world.handle.database.select().from(users).orderBy(users.uid);
    const body = valid(route);
    const extra = string({ minLength: 1, maxLength: 12 }).filter(
      (key) => !(key in body) && key !== '__proto__',
    );
    await assert(
      asyncProperty(extra, jsonValue({ maxDepth: 0 }), async (key, value) => {
        const answer = await visitorFor('POST', route).post(fill(route), {
          ...body,
          [key]: value,
        });
        // A reset link that does not work is refused before its body is looked at.
        expect(answer.status).toBe(expectedStatus(route));
      }),
      RUNS,
    );
    expect(await world.handle.database.select().from(users).orderBy(users.uid)).toEqual(before);
  });
});

const expectedStatus = (route: string): number => {
  if (route.endsWith('/reset')) return 403;
  // They have no body: that invitation is not there.
  if (route.endsWith('/opnieuw') || route.endsWith('/link')) return 404;
  return route.includes(':projectId') || route.includes(':inzageId') ? 404 : 422;
};

/** Every table, but for the moment that a session was last seen. */
const contentOf = (database: Database) =>
  Promise.all([
    database.select().from(users).orderBy(users.uid),
    database.select().from(projects).orderBy(projects.id),
    database.select().from(groupMembers).orderBy(groupMembers.uid),
    database.select({ id: sessions.id_hash }).from(sessions).orderBy(sessions.id_hash),
    database.$count(resetTokens),
    database.$count(mailQueue),
    database.$count(flood),
  ]);

describe('repeated and odd parameters [asvs 2.2]', () => {
  const parameters = array(
    tuple(
      constantFrom(
        '__proto__',
        'constructor',
        'limit',
        'page',
        'sort',
        'name[value]',
        'name[operator]',
        'name[__proto__]',
        'external_connections.type',
        'user',
        'reset_token',
        '_format',
      ),
      oneof(string({ unit: 'binary', maxLength: 20 }), constantFrom('1', '-1', '1e9')),
    ),
    { maxLength: 6 },
  ).map((pairs) =>
    pairs
      .flatMap(([name, value]) => [
        [name, value],
        [name, value],
      ])
      .map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('='))
      .join('&'),
  );

  test.each(routesOf('GET'))('to %s never give a fault, nor change anything', async (route) => {
    const before = await contentOf(world.handle.database);
    await assert(
      asyncProperty(parameters, async (query) => {
        const { status } = await visitorFor('GET', route).get(`${fill(route)}?${query}`);
        expect([200, 302, 400, 403, 404, 422]).toContain(status);
      }),
      RUNS,
    );
    expect({}).not.toHaveProperty('limit');
    expect(await contentOf(world.handle.database)).toEqual(before);
  });
});
