import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, ORIGIN, PASSWORD, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';

let world: TestApp;
let member: Visitor;
let projectsUrl: string;
let token: string;

beforeAll(async () => {
  world = await buildTestApp();
  const groupId = await world.group();
  projectsUrl = `/api/v2/group/${groupId}/user/projects`;
  member = await world.loggedIn(await world.account({ groupId, roles: ['company-employee'] }));
  token = await member.fetchToken();
});
afterAll(() => world.close());

/** What of the projects could be changed by a write. */
const stored = async (): Promise<unknown> => (await member.get(projectsUrl)).json;

describe('CSRF token [asvs 3.5]', () => {
  test.each([
    ['missing', null, 'csrf_missing'],
    ['invalid', 'x'.repeat(43), 'csrf_invalid'],
    ['invalid', 'kort', 'csrf_invalid'],
  ])(
    'that is %s is refused with the text of Drupal and changes nothing',
    async (word, sent, code) => {
      const before = await stored();
      member.setToken(sent);
      const answer = await member.post(projectsUrl, buildProjectBody());
      member.setToken(token);
      expect([answer.status, answer.json]).toEqual([
        403,
        { message: `X-CSRF-Token request header is ${word}`, code },
      ]);
      expect(await stored()).toEqual(before);
    },
  );

  test('of another session, or of the visitor before the login, is refused', async () => {
    const { name } = await world.account();
    const visitor = world.visitor();
    const before = await visitor.fetchToken();
    await visitor.logIn(name, PASSWORD);
    for (const foreign of [before, token]) {
      visitor.setToken(foreign);
      expect((await visitor.post('/api/v2/user/logout', {})).json).toMatchObject({
        code: 'csrf_invalid',
      });
    }
    await visitor.fetchToken();
    expect((await visitor.post('/api/v2/user/logout', {})).status).toBe(204);
  });

  test('is not asked of an anonymous visitor', async () => {
    const { name } = await world.account();
    expect((await world.visitor().tryLogIn(name, PASSWORD)).status).toBe(200);
  });
});

describe('origin', () => {
  const login = { name: 'wie', pass: 'ook' };

  test.each([
    'null',
    'https://evil.example',
    `${ORIGIN}.evil.example`,
    `https://evil-adviestool.example.nl`,
    `${ORIGIN}:8443`,
    ORIGIN.replace('https', 'http'),
    ORIGIN.toUpperCase(),
  ])('%s may not write, log in, or read with credentials [asvs 3.5, 3.4.2]', async (origin) => {
    const before = await stored();
    const write = await member.post(projectsUrl, buildProjectBody(), { origin });
    expect(await stored()).toEqual(before);
    expect([write.status, write.json]).toEqual([
      403,
      { message: 'The origin is not allowed.', code: 'forbidden' },
    ]);
    expect(write.headers).not.toHaveProperty('access-control-allow-origin');
    const visitor = world.visitor();
    expect((await visitor.post('/user/login?_format=json', login, { origin })).status).toBe(403);
    const read = await member.get(projectsUrl, { origin });
    expect(read.headers).not.toHaveProperty('access-control-allow-origin');
    const preflight = await visitor.call('OPTIONS', projectsUrl, {
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('on the list may, with credentials and the headers of the contract', async () => {
    const write = await member.post(projectsUrl, buildProjectBody(), { origin: ORIGIN });
    expect(write.status).toBe(201);
    expect(write.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers':
        'ETag, Preference-Applied, Content-Disposition, Retry-After, X-Request-Id',
    });
    const preflight = await world.visitor().call('OPTIONS', projectsUrl, {
      headers: { origin: ORIGIN, 'access-control-request-method': 'DELETE' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers':
        'Accept, Content-Type, X-CSRF-Token, If-Match, Idempotency-Key, Prefer',
    });
  });

  test('of the server itself on this machine may, until it listens for others', async () => {
    const own = { origin: world.base.replace('127.0.0.1', 'localhost') };
    expect((await world.visitor().post('/user/login?_format=json', login, own)).status).toBe(400);
    const open = await buildTestApp({ allowsOwnOrigin: false }, world.handle);
    own.origin = open.base;
    expect((await open.visitor().post('/user/login?_format=json', login, own)).status).toBe(403);
    await open.close();
  });
});

describe('content', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'of type %j is refused, also for a login [asvs 3.5]',
    async (type) => {
      const { name } = await world.account();
      const body = JSON.stringify({ name, pass: PASSWORD });
      const visitor = world.visitor();
      const headers = { 'content-type': type };
      const login = await visitor.post('/user/login?_format=json', body, headers);
      expect([login.status, visitor.cookie()]).toEqual([415, null]);
      expect((await member.post(projectsUrl, buildProjectBody(), headers)).status).toBe(415);
      expect((await member.post('/api/v2/user/logout', '', headers)).status).toBe(415);
    },
  );
});

test('nothing that is sent needs no type; something does', async () => {
  const url = String((await member.post(projectsUrl, buildProjectBody())).headers['location']);
  const bare = {
    method: 'POST',
    headers: { 'X-CSRF-Token': token, Cookie: member.cookie() ?? '' },
  };
  const call = (path: string, options: RequestInit) =>
    fetch(`${world.base}${path}`, { ...bare, ...options });
  expect((await call(url, { method: 'DELETE' })).status).toBe(204);
  expect((await call(`${url}/restore`, {})).status).toBe(200);
  expect((await call(`${url}/restore`, { body: new Uint8Array([1]) })).status).toBe(415);
  const withoutToken = { method: 'DELETE', headers: { Cookie: member.cookie() ?? '' } };
  expect((await fetch(`${world.base}${url}`, withoutToken)).status).toBe(403);
});

test('of another type nothing is refused too, and something without a type before its path', async () => {
  const url = String((await member.post(projectsUrl, buildProjectBody())).headers['location']);
  const headers = { 'X-CSRF-Token': token, Cookie: member.cookie() ?? '' };
  const typed = { method: 'DELETE', headers: { ...headers, 'Content-Type': 'text/plain' } };
  expect((await fetch(`${world.base}${url}`, typed)).status).toBe(415);
  const untyped = { method: 'POST', body: new Uint8Array([1]) };
  expect((await fetch(`${world.base}${url}/restore`, untyped)).status).toBe(415);
  expect((await fetch(`${world.base}${url}/restore`, { method: 'POST' })).status).toBe(403);
});

test('embedded in another site, the cookie is partitioned', async () => {
  const embedded = await buildTestApp({ embedded: true, secureCookies: false }, world.handle);
  const { headers } = await embedded.visitor().get('/session/token');
  expect(headers['set-cookie']).toMatch(/; HttpOnly; Secure; Partitioned; SameSite=None$/);
  await embedded.close();
});
