import { request } from 'node:http';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { ROUTE_RULES } from './rechten/routeRules.ts';
import { buildProjectBody } from './testing/buildProjectBody.ts';
import { openTestDatabase } from './testing/testDatabase.ts';
import { buildTestApp, PASSWORD, type TestApp } from './testing/testApp.ts';
import type { Answer, Visitor } from './testing/visitor.ts';

const GENEROUS = { perIp: 100_000, writes: 100_000 };

let world: TestApp;
let member: Visitor;
let groupId: number;
let projectsUrl: string;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: GENEROUS });
  groupId = await world.group();
  projectsUrl = `/api/v2/group/${groupId}/user/projects`;
  member = await world.loggedIn(await world.account({ groupId, roles: ['company-employee'] }));
});
afterAll(() => world.close());

const urlOf = (route: string): [method: string, url: string] => {
  const [method = '', pattern = ''] = route.split(' ');
  const url = pattern.replace(':groupId', String(groupId)).replace(':projectId', '1');
  return [method, url.replace(/^\/?\*$/, '/nergens.js')];
};

describe('answers', () => {
  test.each(Object.keys(ROUTE_RULES))(
    'of %s carry the headers of the contract [asvs 3.4]',
    async (route) => {
      const [method, url] = urlOf(route);
      const visitor = world.visitor();
      const answers = [await visitor.get(url)];
      if (method === 'POST') answers.push(await visitor.post(url, {}));
      if (method === 'DELETE') answers.push(await visitor.delete(url));
      for (const { status, headers } of answers) {
        expect(headers).toMatchObject({
          'cache-control': url === '/api/v2/rapportsleutels' ? 'public, max-age=60' : 'no-store',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          vary: expect.stringContaining('Origin'),
          'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
        });
        if (status === 204 || status === 302) continue;
        expect(headers['content-type']).toBe(
          url === '/session/token'
            ? 'text/plain; charset=utf-8'
            : 'application/json; charset=utf-8',
        );
      }
    },
  );

  test.each(['/api/v2/nergens', '/api', '/user/logout', '/api/%zz'])(
    'of the unknown path %s are a 404 in JSON',
    async (url) => {
      const answer = await world.visitor().get(url, { accept: 'text/html' });
      expect([answer.status, answer.json]).toEqual([
        404,
        { message: 'Not found.', code: 'not_found' },
      ]);
    },
  );

  test('say in Dutch that the site has not been built, when it has not', async () => {
    const answer = await world.visitor().get('/project/1', { accept: 'text/html' });
    expect(answer.status).toBe(503);
    expect(answer.text).toMatch(/^De website is nog niet gebouwd/);
  });
});

describe('a body over 2 MiB', () => {
  const large = JSON.stringify(buildProjectBody({ gevelvullingen_json: 'x'.repeat(2_100_000) }));

  test('is refused before anything else is looked at', async () => {
    for (const visitor of [member, world.visitor()]) {
      const answer = await visitor.post(projectsUrl, large, { origin: 'null' });
      expect([answer.status, answer.json]).toEqual([
        413,
        { message: 'Het verzoek is te groot (maximaal 2 MiB).', code: 'validation' },
      ]);
    }
  });

  test('is refused too when it does not tell its length', async () => {
    const status = await new Promise((resolve, reject) => {
      const sent = request(new URL('/user/login?_format=json', world.base), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      });
      sent.on('response', (response) => resolve(response.statusCode));
      sent.on('error', reject);
      for (let sentBytes = 0; sentBytes < 3; sentBytes += 1) sent.write('x'.repeat(1_000_000));
      sent.end();
    });
    expect(status).toBe(413);
  });

  test('and one of exactly so much is not', async () => {
    const text = JSON.stringify(buildProjectBody({ gevelvullingen_json: '["x"]' }));
    const answer = await member.post(projectsUrl, text.padEnd(2 * 1024 * 1024));
    expect(answer.status).toBe(422);
  });
});

const expectLimited = ({ status, headers, json }: Answer): void => {
  expect([status, json]).toEqual([429, { message: 'Too many requests.', code: 'rate_limit' }]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(62);
};

describe('rate limit', () => {
  test('of an address counts every call, not the site', async () => {
    const limited = await buildTestApp({ rateLimits: { perIp: 5, writes: 100 } }, world.handle);
    const visitor = limited.visitor();
    for (let time = 0; time < 5; time += 1) {
      expect((await visitor.get('/api/v2/user/current')).status).toBe(200);
      expect((await visitor.get('/healthz')).status).toBe(200);
    }
    expectLimited(await visitor.get('/api/v2/user/current'));
    expect((await visitor.get('/healthz')).status).toBe(200);
    expect((await limited.visitor().get('/api/v2/user/current')).status).toBe(200);
    await limited.close();
  });

  test('of a user counts writes from every address', async () => {
    const limited = await buildTestApp({ rateLimits: { perIp: 100, writes: 3 } }, world.handle);
    const account = await limited.account({ groupId, roles: ['company-employee'] });
    const visitors = [await limited.loggedIn(account), await limited.loggedIn(account)];
    for (const visitor of [...visitors, ...visitors].slice(0, 3)) {
      expect((await visitor.post(projectsUrl, buildProjectBody())).status).toBe(201);
    }
    for (const visitor of visitors) {
      expectLimited(await visitor.post(projectsUrl, buildProjectBody()));
      expect((await visitor.get(projectsUrl)).status).toBe(200);
    }
    await limited.close();
  });
});

describe('faults', () => {
  test('a database that is away gives 503 with Retry-After, and the rest goes on', async () => {
    const handle = await openTestDatabase();
    const broken = await buildTestApp({}, handle);
    const visitor = broken.visitor();
    expect((await visitor.get('/readyz')).status).toBe(200);
    await handle.close();
    for (const answer of [
      await visitor.get('/readyz'),
      await visitor.get('/api/v2/group/1'),
      await visitor.tryLogIn('wie', PASSWORD),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.json).toMatchObject({ code: 'maintenance' });
    }
    expect((await visitor.get('/healthz')).status).toBe(200);
    await broken.close();
  });

  test('an unforeseen fault gives 500 without any detail', async () => {
    const handle = await openTestDatabase();
    const broken = await buildTestApp({}, handle);
    await handle.database.execute('drop table flood');
    const answer = await broken.visitor().tryLogIn('wie', PASSWORD);
    expect([answer.status, answer.json]).toEqual([
      500,
      {
        message: 'The website encountered an unexpected error. Try again later.',
        code: 'unexpected',
      },
    ]);
    await broken.close();
    await handle.close();
  });

  test('an unforeseen fault of a call whose message the user reads is told in Dutch', async () => {
    const handle = await openTestDatabase();
    const broken = await buildTestApp({}, handle);
    await handle.database.execute('drop table flood');
    const answer = await broken.visitor().post('/api/v2/user/forgot_password', { name: 'wie' });
    expect([answer.status, answer.json]).toEqual([
      500,
      {
        message: 'Er is een onbekende fout opgetreden. Probeer het later nog eens.',
        code: 'unexpected',
      },
    ]);
    await broken.close();
    await handle.close();
  });

  test('maintenance refuses the calls, not the health checks', async () => {
    const closed = await buildTestApp({ maintenance: true }, world.handle);
    const visitor = closed.visitor();
    const answer = await visitor.get('/session/token');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '120']);
    expect((await visitor.get('/healthz')).status).toBe(200);
    expect((await visitor.get('/readyz')).status).toBe(503);
    await closed.close();
  });

  test('stopping lets running requests finish and refuses new ones', async () => {
    const stopping = await buildTestApp({}, world.handle);
    const visitor = stopping.visitor();
    const { name } = await stopping.account();
    const running = visitor.tryLogIn(name, PASSWORD);
    await visitor.get('/healthz');
    const stopped = stopping.services.lifecycle.stop();
    const late = await stopping.visitor().get('/healthz');
    expect([late.status, late.headers['retry-after'], late.headers['connection']]).toEqual([
      503,
      '5',
      'close',
    ]);
    await stopped;
    expect((await running).status).toBe(200);
    await stopping.close();
  });
});

test('the OpenAPI document lists every call', async () => {
  const hidden = new Set(['GET /openapi.json', 'GET /*', 'OPTIONS *']);
  const expected = Object.keys(ROUTE_RULES).filter(
    // A browser goes to and from a provider; no client calls it.
    (route) => !hidden.has(route) && !/\/bedrijfslogin\/\w+$/.test(route),
  );
  const { json } = await world.visitor().get('/openapi.json');
  for (const route of expected) {
    const [method = '', url = ''] = route.split(' ');
    const path = url.replaceAll(/:(\w+)/g, '{$1}');
    expect(json).toHaveProperty(['paths', path, method.toLowerCase(), 'responses']);
  }
  const update = ['paths', '/api/v2/group/{groupId}/project/{projectId}', 'post'];
  const body = ['requestBody', 'content', 'application/json', 'schema'];
  expect(json).toHaveProperty([...update, ...body, 'properties', 'gevelvullingen_json']);
});
