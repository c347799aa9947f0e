import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';

import { currentUserSchema, groupSchema, loginAnswerSchema } from '@adviestool/contract/session';

import { hashPassword } from './password.ts';
import { sessions, users } from '../database/schema/users.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';
import { beforeStatement } from '../testing/beforeStatement.ts';

const LOGIN = '/user/login?_format=json';
const CURRENT = '/api/v2/user/current';

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const currentUid = async (visitor: Visitor): Promise<number> =>
  currentUserSchema.parse((await visitor.get(CURRENT)).json).user.uid;

const hours = (count: number): number => count * 3_600_000;

describe('login', () => {
  test('opens a session by user name and by e-mail, without regard to case', async () => {
    const account = await world.account();
    for (const name of [account.name, account.mail, account.mail.toUpperCase()]) {
      const visitor = world.visitor();
      const answer = await visitor.tryLogIn(name, PASSWORD);
      expect(answer.status).toBe(200);
      expect(loginAnswerSchema.parse(answer.json).current_user).toEqual({
        uid: account.uid,
        name: account.name,
        roles: ['authenticated'],
      });
      expect(await currentUid(visitor)).toBe(account.uid);
    }
  });

  test.each([
    ['a wrong password', true, 'verkeerd'],
    ['an empty-looking password', true, ' '],
    ['a password longer than any', true, 'x'.repeat(100_000)],
    ['an unknown name', false, PASSWORD],
  ])('refuses %s with the text of an unknown name', async (_case, isKnown, pass) => {
    const { name } = await world.account();
    const answer = await world.visitor().tryLogIn(isKnown ? name : 'niemand', pass);
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({
      message: 'Unrecognized username or password.',
      code: 'validation',
    });
  });

  test('refuses a blocked account as if it did not exist, and ends its session [asvs 7.2]', async () => {
    const account = await world.account();
    const visitor = await world.loggedIn(account);
    await world.handle.database
      .update(users)
      .set({ status: false })
      .where(eq(users.uid, account.uid));
    expect(await currentUid(visitor)).toBe(0);
    const answer = await world.visitor().tryLogIn(account.name, PASSWORD);
    expect([answer.status, answer.text]).toEqual([
      400,
      '{"message":"Unrecognized username or password.","code":"validation"}',
    ]);
  });

  test.each([
    ['{}', 'Missing credentials.'],
    ['', 'Missing credentials.'],
    ['[]', 'Missing credentials.'],
    ['{"pass":"x"}', 'Missing credentials.name.'],
    ['{"name":"","pass":"x"}', 'Missing credentials.name.'],
    ['{"name":"x"}', 'Missing credentials.pass.'],
  ])('answers %j with %j', async (body, message) => {
    const answer = await world.visitor().post(LOGIN, body);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ message });
  });

  test.each(['/user/login', '/user/login?_format=xml', '/user/login?_format=json&_format=json'])(
    'does not take %s as a request for JSON',
    async (url) => {
      const { name } = await world.account();
      const answer = await world.visitor().post(url, { name, pass: PASSWORD });
      expect(answer.status).toBe(406);
    },
  );

  test.each([
    { name: 'demo', pass: 'x', uid: 1 },
    { name: ['demo'], pass: 'x' },
    { name: 'a\0b', pass: 'x' },
    { name: '\ud800', pass: 'x' },
  ])('refuses a body of another shape: %j', async (body) => {
    expect((await world.visitor().post(LOGIN, body)).status).toBe(422);
  });

  test('refuses a poisoned key and broken JSON', async () => {
    for (const body of ['{"__proto__":{"name":"x"},"name":"x","pass":"y"}', '{"name":']) {
      expect((await world.visitor().post(LOGIN, body)).status).toBe(400);
    }
  });

  test('is for anonymous users only', async () => {
    const visitor = await world.loggedIn(await world.account());
    const answer = await visitor.tryLogIn('wie', 'ook');
    expect(answer.status).toBe(403);
    expect(answer.json).toEqual({
      message: 'This route can only be accessed by anonymous users.',
      code: 'anonymous_only',
    });
  });
});

/** Lets something happen between the check of the password and the start of the session. */
const whileLoggingIn = (happen: () => Promise<void>): void =>
  beforeStatement(world, 'delete from "flood"', happen);

describe('a login whose password was right a moment ago', () => {
  test.each<[string, (uid: number) => Promise<void>]>([
    [
      'changed',
      async (uid) => {
        const { sessions: repository, users: accounts } = world.stores;
        await accounts.setPassword(uid, await hashPassword('een ander wachtwoord'), new Date());
        await repository.endOf(uid);
      },
    ],
    ['blocked', (uid) => world.stores.users.block(uid, new Date())],
  ])('opens nothing once the account is %s', async (_change, change) => {
    const account = await world.account();
    const visitor = world.visitor();
    whileLoggingIn(() => change(account.uid));
    const answer = await visitor.tryLogIn(account.name, PASSWORD);
    expect([answer.status, answer.json]).toEqual([
      400,
      { message: 'Unrecognized username or password.', code: 'validation' },
    ]);
    expect(visitor.cookie()).toBeNull();
    expect(await world.handle.database.$count(sessions, eq(sessions.uid, account.uid))).toBe(0);
  });
});

describe('session', () => {
  test('gets a new id and token at login; the database keeps only a hash [asvs 7.2]', async () => {
    const account = await world.account();
    const visitor = world.visitor();
    const before = await visitor.fetchToken();
    const oldCookie = visitor.cookie();
    await visitor.logIn(account.name, PASSWORD);
    expect(visitor.cookie()).not.toBe(oldCookie);
    expect(await visitor.fetchToken()).not.toBe(before);

    const old = world.visitor();
    old.setCookie(oldCookie);
    expect(await currentUid(old)).toBe(0);
    const rows = await world.handle.database
      .select()
      .from(sessions)
      .where(eq(sessions.uid, account.uid));
    expect(rows).toHaveLength(1);
    expect(visitor.cookie()).not.toContain(rows[0]?.id_hash);
  });

  test('that was there before a login is ended by it [asvs 7.2]', async () => {
    const [before, after] = [await world.account(), await world.account()];
    const visitor = await world.loggedIn(before);
    await world.handle.database
      .update(users)
      .set({ status: false })
      .where(eq(users.uid, before.uid));
    await visitor.logIn(after.name, PASSWORD);
    expect(await world.handle.database.$count(sessions, eq(sessions.uid, before.uid))).toBe(0);
    expect(await currentUid(visitor)).toBe(after.uid);
  });

  test.each(['adviestool_session=kort', `adviestool_session=${'!'.repeat(43)}`])(
    'is never under an id that was not given out: %s',
    async (cookie) => {
      const visitor = world.visitor();
      visitor.setCookie(cookie);
      const { status, headers } = await visitor.get('/session/token');
      expect(status).toBe(200);
      expect(headers['set-cookie']).toMatch(/^adviestool_session=[\w-]{43};/);
    },
  );

  test('is dead after logout, also for someone who kept the cookie [asvs 7.2]', async () => {
    const visitor = await world.loggedIn(await world.account());
    const kept = visitor.cookie();
    const answer = await visitor.post('/api/v2/user/logout', {});
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(visitor.cookie()).toBeNull();
    visitor.setCookie(kept);
    expect(await currentUid(visitor)).toBe(0);
    expect((await visitor.post('/api/v2/user/logout', {})).json).toEqual({
      message: 'This route can only be accessed by authenticated users.',
      code: 'authenticated_only',
    });
  });

  test('ends after 12 hours without a request, and after 23 days in any case', async () => {
    const [idle, busy] = [
      await world.loggedIn(await world.account()),
      await world.loggedIn(await world.account()),
    ];
    world.pass(hours(11.9));
    expect(await currentUid(busy)).toBeGreaterThan(0);
    world.pass(hours(0.2));
    expect(await currentUid(idle)).toBe(0);
    for (let half = 0; half < 45; half += 1) {
      expect(await currentUid(busy)).toBeGreaterThan(0);
      world.pass(hours(11.9));
    }
    world.pass(hours(11.9));
    expect(await currentUid(busy)).toBe(0);
  });

  test('ends too while a page that nobody uses follows a project by itself', async () => {
    const groupId = await world.group();
    const visitor = await world.loggedIn(
      await world.account({ groupId, roles: ['company-employee'] }),
    );
    const made = await visitor.post(`/api/v2/group/${groupId}/user/projects`, buildProjectBody());
    const stand = `${String(made.headers['location'])}/stand?tab=tab-open`;
    world.pass(hours(6));
    expect((await visitor.get(stand)).status).toBe(200);
    world.pass(hours(6.1));
    expect((await visitor.get(stand)).status).toBe(403);
  });

  test('has a cookie that scripts and other sites cannot use', async () => {
    // Though the call comes from this machine over http: only the settings count.
    expect(world.base).toMatch(/^http:\/\/127\.0\.0\.1:/);
    const { headers } = await world.visitor().get('/session/token');
    expect(headers['set-cookie']).toMatch(
      /^adviestool_session=[\w-]{43}; Max-Age=1987200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('has a cookie without Secure where the settings say that the site is on this machine', async () => {
    const local = await buildTestApp({ secureCookies: false }, world.handle);
    const { headers } = await local.visitor().get('/session/token');
    expect(headers['set-cookie']).toMatch(
      /^adviestool_session=[\w-]{43}; Max-Age=1987200; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    await local.close();
  });
});

describe('token', () => {
  test('is 43 URL-safe characters in plain text, the same for the same cookie', async () => {
    const visitor = world.visitor();
    const answer = await visitor.get('/session/token');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.text).toMatch(/^[\w-]{43}$/);
    expect((await visitor.get('/session/token')).text).toBe(answer.text);
    expect((await world.visitor().get('/session/token')).text).not.toBe(answer.text);
  });

  test('of the login answer is the one that the call gives', async () => {
    const { name } = await world.account();
    const visitor = world.visitor();
    const { csrf_token } = loginAnswerSchema.parse((await visitor.tryLogIn(name, PASSWORD)).json);
    expect((await visitor.get('/session/token')).text).toBe(csrf_token);
  });
});

describe('current user and group', () => {
  test('tell an anonymous visitor so', async () => {
    expect((await world.visitor().get(CURRENT)).json).toEqual({
      user: { uid: 0, name: '', roles: ['anonymous'], groups: {} },
      groups: {},
    });
    const groupId = await world.group('Bouw B.V.');
    expect((await world.visitor().get(`/api/v2/group/${groupId}`)).json).toEqual({
      group: {
        id: groupId,
        type: 'company',
        label: 'Bouw B.V.',
        user_registration: true,
        roles: ['company-anonymous'],
      },
    });
  });

  test('name the roles of a member, and of an outsider', async () => {
    const [groupId, otherId] = [await world.group(), await world.group()];
    const visitor = await world.loggedIn(
      await world.account({ groupId, roles: ['company-employee'] }),
    );
    expect(currentUserSchema.parse((await visitor.get(CURRENT)).json).groups).toEqual({
      [groupId]: { roles: ['company-member', 'company-employee'] },
    });
    const rolesIn = async (id: number): Promise<string[]> =>
      groupSchema.parse((await visitor.get(`/api/v2/group/${id}`)).json).group.roles;
    expect(await rolesIn(groupId)).toEqual(['company-member', 'company-employee']);
    expect(await rolesIn(otherId)).toEqual(['company-outsider']);
  });

  test.each(['0', '-1', '01', '1e3', '999999', '99999999999', 'x', '%zz', '1%00', "1'--"])(
    'answer 404 for group %s',
    async (id) => {
      const answer = await world.visitor().get(`/api/v2/group/${id}`);
      expect(answer.status).toBe(404);
      expect(answer.json).toMatchObject({ code: 'not_found' });
    },
  );
});
