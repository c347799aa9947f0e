import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { EditAccountBody } from '@adviestool/contract/account';
import { backendFormSchema } from '@adviestool/contract/backendForm';
import { eq } from 'drizzle-orm';

import { sessions } from '../database/schema/users.ts';
import { buildTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';

const NEW_PASSWORD = 'een ander wachtwoord';

let world: TestApp;
let groupId: number;
let url: string;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
  groupId = await world.group();
  url = `/api/v2/group/${groupId}/user/edit`;
});
afterAll(() => world.close());

const member = async () => {
  const account = await world.account({ groupId, roles: ['company-employee'] });
  return { ...account, visitor: await world.loggedIn(account) };
};

const bodyOf = (mail: string, account: Partial<EditAccountBody['account']> = {}) => ({
  account: { mail, pass: null, ...account },
  company: { name: 'Bouw', address: 'Kade 2', postal_code: null, city: 'Gouda' },
});

const newPassword = { current_pass: PASSWORD, pass1: NEW_PASSWORD, pass2: NEW_PASSWORD };

const isLoggedIn = async (visitor: Visitor): Promise<boolean> =>
  (await visitor.post('/api/v2/user/logout', {})).status === 204;

describe('editing the account', () => {
  test('changes the company without asking for the password, and shows it in the form', async () => {
    const { visitor, mail } = await member();
    const answer = await visitor.post(url, bodyOf(mail));
    expect([answer.status, answer.json]).toEqual([
      200,
      { message: 'Uw gegevens zijn opgeslagen.' },
    ]);
    const { form } = backendFormSchema.parse((await visitor.get(url)).json);
    expect(form).toMatchObject({
      'account.mail': { default_value: mail },
      'account.current_pass': { required: false, autocomplete: 'current-password' },
      'company.name': { default_value: 'Bouw' },
      'company.city': { default_value: 'Gouda' },
    });
    for (const name of ['account.pass1', 'account.current_pass', 'company.postal_code']) {
      expect(form[name]).not.toHaveProperty('default_value');
    }
  });

  test.each([
    ['the address', { mail: 'ander@example.nl' }],
    ['the password', { pass1: NEW_PASSWORD, pass2: NEW_PASSWORD }],
  ])('refuses another value for %s without the current password', async (_field, change) => {
    const { visitor, mail } = await member();
    for (const current_pass of [undefined, null, '', 'verkeerd wachtwoord']) {
      const answer = await visitor.post(url, bodyOf(mail, { ...change, current_pass }));
      expect([answer.status, answer.json]).toEqual([
        403,
        { message: 'Invalid current password.', code: 'forbidden' },
      ]);
    }
    expect((await visitor.post(url, bodyOf(mail))).status).toBe(200);
  });

  test('with a new password ends every other session, and only those', async () => {
    const { visitor, name, mail } = await member();
    const elsewhere = [world.visitor(), world.visitor()];
    for (const other of elsewhere) await other.logIn(name, PASSWORD);
    const stranger = await member();
    expect((await visitor.post(url, bodyOf(mail, newPassword))).status).toBe(200);
    for (const other of elsewhere) expect(await isLoggedIn(other)).toBe(false);
    expect(await isLoggedIn(stranger.visitor)).toBe(true);
    expect(await isLoggedIn(visitor)).toBe(true);
    expect((await world.visitor().tryLogIn(name, PASSWORD)).status).toBe(400);
    expect((await world.visitor().tryLogIn(name, NEW_PASSWORD)).status).toBe(200);
  });

  test('with another address logs in by that one, and ends no session', async () => {
    const { visitor, name } = await member();
    const other = world.visitor();
    await other.logIn(name, PASSWORD);
    const changed = bodyOf('verhuisd@example.nl', { current_pass: PASSWORD });
    expect((await visitor.post(url, changed)).status).toBe(200);
    expect(await isLoggedIn(other)).toBe(true);
    expect((await world.visitor().tryLogIn('verhuisd@example.nl', PASSWORD)).status).toBe(200);
  });

  test.each([
    [{ pass2: 'anders' }, 'Passwords do not match'],
    [{ pass1: '' }, 'Passwords do not match'],
    [
      { pass1: 'password1', pass2: 'password1' },
      'De gegevens zijn niet geldig.\naccount.pass1: Dit wachtwoord wordt veel gebruikt. Kies een ander.',
    ],
  ])('refuses the new password %j', async (change, message) => {
    const { visitor, mail } = await member();
    const answer = await visitor.post(url, bodyOf(mail, { ...newPassword, ...change }));
    expect([answer.status, answer.json]).toEqual([422, { message, code: 'validation' }]);
  });

  test('refuses the address of another account', async () => {
    const [{ visitor }, { mail }] = [await member(), await world.account()];
    const answer = await visitor.post(url, bodyOf(mail, { current_pass: PASSWORD }));
    expect([answer.status, answer.json]).toMatchObject([
      422,
      {
        message: `Unprocessable Entity: validation failed.\nmail: The email address ${mail} is already taken.`,
      },
    ]);
  });

  test('refuses what is missing, what is unknown, and a password in account.pass', async () => {
    const { visitor, mail } = await member();
    expect((await visitor.post(url, bodyOf(''))).json).toMatchObject({
      message: 'Missing required fields',
    });
    const body = bodyOf(mail);
    for (const account of [
      { ...body.account, uid: 1 },
      { ...body.account, name: 'ander' },
      { ...body.account, pass: NEW_PASSWORD },
    ]) {
      expect((await visitor.post(url, { ...body, account })).status).toBe(422);
    }
  });

  test('is for members of the group', async () => {
    const outsider = await world.loggedIn(await world.account());
    for (const answer of [await outsider.get(url), await outsider.post(url, {})]) {
      expect([answer.status, answer.json]).toEqual([
        403,
        { message: 'You are not authorized to edit this account.', code: 'forbidden' },
      ]);
    }
  });

  test('is offered to nobody whom the provider of one of two companies let in', async () => {
    const { visitor, uid, mail } = await member();
    const { database } = world.handle;
    await database.update(sessions).set({ group_id: groupId }).where(eq(sessions.uid, uid));
    expect((await visitor.get(url)).status).toBe(200);
    await world.stores.groups.addMember(await world.group(), uid, ['company-employee']);
    for (const answer of [await visitor.get(url), await visitor.post(url, bodyOf(mail))]) {
      expect([answer.status, answer.json]).toEqual([
        403,
        { message: expect.stringContaining('hoort ook bij een ander bedrijf'), code: 'shut_out' },
      ]);
    }
  });

  test('lets nobody guess the current password with a session that was found open', async () => {
    const { visitor, mail } = await member();
    const guess = (current_pass: string) =>
      visitor.post(url, bodyOf(mail, { ...newPassword, current_pass }));
    for (let time = 0; time < 5; time += 1) expect((await guess('gok')).status).toBe(403);
    expect((await guess(PASSWORD)).json).toMatchObject({ code: 'flood_user' });
    world.pass(6 * 3_600_000 + 1000);
    expect((await guess(PASSWORD)).status).toBe(200);
  });
});
