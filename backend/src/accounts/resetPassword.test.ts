import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';

import { backendFormSchema } from '@adviestool/contract/backendForm';
import { currentUserSchema } from '@adviestool/contract/session';

import { hashPassword } from './password.ts';
import { groups } from '../database/schema/groups.ts';
import { resetTokens } from '../database/schema/users.ts';
import { buildTestApp, nextIp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import { statusesOf, type Answer, type Visitor } from '../testing/visitor.ts';
import { beforeStatement } from '../testing/beforeStatement.ts';

const RESET = '/api/v2/user/reset';
const NEW_PASSWORD = 'een ander wachtwoord';
const DEAD = [403, { message: 'The reset link is invalid or has expired.', code: 'forbidden' }];

let world: TestApp;
let groupId: number;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
  groupId = await world.group();
});
afterAll(() => world.close());

interface Link {
  user: string;
  reset_token: string;
}

const linkFor = async (name: string): Promise<Link> => {
  await world.visitor().post('/api/v2/user/forgot_password', { name });
  const mails = await world.deliverMail();
  const query = new URL(mails[0]?.link ?? '').searchParams;
  return { user: query.get('user') ?? '', reset_token: query.get('reset_token') ?? '' };
};

const open = (link: Link): Promise<Answer> =>
  world.visitor().get(`${RESET}?${new URLSearchParams({ ...link }).toString()}`);

const reset = (link: Link, password = NEW_PASSWORD, visitor = world.visitor()): Promise<Answer> =>
  visitor.post(RESET, {
    user: Number(link.user),
    reset_token: link.reset_token,
    pass1: password,
    pass2: password,
  });

const outcomeOf = ({ status, json }: Answer): unknown[] => [status, json];

const uidOf = async (visitor: Visitor): Promise<number> =>
  currentUserSchema.parse((await visitor.get('/api/v2/user/current')).json).user.uid;

const edit = async (
  name: string,
  account: Record<string, string>,
  password = PASSWORD,
): Promise<Answer> => {
  const visitor = world.visitor();
  await visitor.logIn(name, password);
  return visitor.post(`/api/v2/group/${groupId}/user/edit`, {
    account: { current_pass: password, ...account },
    company: { name: 'Bouw' },
  });
};

describe('a reset link', () => {
  test('opens a form, sets the password and logs in anew [asvs 7.2]', async () => {
    const account = await world.account();
    const elsewhere = await world.loggedIn(account);
    const link = await linkFor(account.mail);
    expect(link.reset_token).toMatch(/^[\w-]{43}$/);

    const { form } = backendFormSchema.parse((await open(link)).json);
    expect(Object.keys(form)).toEqual(['user', 'reset_token', 'pass1', 'pass2', 'submit']);
    expect(form).toMatchObject({
      user: { type: 'hidden', default_value: account.uid },
      reset_token: { type: 'hidden', default_value: link.reset_token },
    });

    const visitor = world.visitor();
    await visitor.fetchToken();
    const before = visitor.cookie();
    expect((await reset(link, NEW_PASSWORD, visitor)).status).toBe(200);
    expect(visitor.cookie()).not.toBe(before);
    expect([await uidOf(visitor), await uidOf(elsewhere)]).toEqual([account.uid, 0]);
    expect((await world.visitor().tryLogIn(account.name, PASSWORD)).status).toBe(400);
    expect((await world.visitor().tryLogIn(account.name, NEW_PASSWORD)).status).toBe(200);
  });

  test('logs nobody in whose companies all forbid passwords, and says how to get in', async () => {
    const streng = await world.group('Streng BV');
    const forbidden = { wachtwoord_verboden: true };
    await world.handle.database.update(groups).set(forbidden).where(eq(groups.id, streng));
    const account = await world.account({ groupId: streng, roles: ['company-employee'] });
    const visitor = world.visitor();
    const answer = await reset(await linkFor(account.name), NEW_PASSWORD, visitor);
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        message:
          'Uw wachtwoord is gewijzigd. Uw bedrijf laat inloggen met een wachtwoord niet toe. Kies ‘Inloggen met’ en de naam van uw bedrijf.',
      },
    ]);
    expect(await uidOf(visitor)).toBe(0);
    expect(await world.stores.users.find(account.uid)).toMatchObject({ login: null });

    await world.stores.groups.addMember(groupId, account.uid, ['company-employee']);
    expect((await reset(await linkFor(account.name), NEW_PASSWORD, visitor)).json).toEqual({
      message: 'Uw wachtwoord is gewijzigd. U bent nu ingelogd.',
    });
    expect(await uidOf(visitor)).toBe(account.uid);
  });

  test('works once, and of two at the same moment once too [asvs 6.4]', async () => {
    const { name } = await world.account();
    const link = await linkFor(name);
    const answers = await Promise.all(
      [1, 2, 3].map((count) => reset(link, `wachtwoord nr ${count}`)),
    );
    expect(statusesOf(answers)).toEqual([200, 403, 403]);
    expect(outcomeOf(await reset(link))).toEqual(DEAD);
    expect(outcomeOf(await open(link))).toEqual(DEAD);
  });

  test('is looked at as often as one likes', async () => {
    const { name } = await world.account();
    const link = await linkFor(name);
    for (let time = 0; time < 3; time += 1) expect((await open(link)).status).toBe(200);
    expect((await reset(link)).status).toBe(200);
  });

  test('is dead after 24 hours [asvs 6.4]', async () => {
    const { name } = await world.account();
    const link = await linkFor(name);
    world.pass(23.9 * 3_600_000);
    expect((await open(link)).status).toBe(200);
    world.pass(0.2 * 3_600_000);
    expect(outcomeOf(await open(link))).toEqual(DEAD);
    expect(outcomeOf(await reset(link))).toEqual(DEAD);
  });

  test.each<[string, (account: { name: string; mail: string }) => Promise<Answer>]>([
    [
      'the password was changed',
      ({ name, mail }) => edit(name, { mail, pass1: NEW_PASSWORD, pass2: NEW_PASSWORD }),
    ],
    ['the address was changed', ({ name, mail }) => edit(name, { mail: `nieuw-${mail}` })],
    ['another link was used', async ({ name }) => reset(await linkFor(name), 'weer een ander')],
  ])('is dead after %s [asvs 6.4]', async (_change, change) => {
    const account = await world.account({ groupId, roles: [] });
    const link = await linkFor(account.name);
    expect((await change(account)).status).toBe(200);
    expect(outcomeOf(await open(link))).toEqual(DEAD);
    expect(outcomeOf(await reset(link))).toEqual(DEAD);
  });

  test.each<[string, (account: { name: string; mail: string }) => Promise<Answer>]>([
    [
      'the password was changed',
      ({ name, mail }) => edit(name, { mail, pass1: NEW_PASSWORD, pass2: NEW_PASSWORD }),
    ],
    ['the address was changed', ({ name, mail }) => edit(name, { mail: `nieuw-${mail}` })],
  ])('that waits is not sent after %s', async (_change, change) => {
    const account = await world.account({ groupId, roles: [] });
    const other = await world.account();
    for (const name of [account.name.toUpperCase(), account.mail, other.name]) {
      await world.visitor().post('/api/v2/user/forgot_password', { name });
    }
    expect((await change(account)).status).toBe(200);
    expect((await world.deliverMail()).map(({ to }) => to.address)).toEqual([other.mail]);
  });

  test('that waits is not sent after another one was used', async () => {
    const { name, mail } = await world.account();
    const link = await linkFor(name);
    await world.visitor().post('/api/v2/user/forgot_password', { name: mail });
    expect((await reset(link)).status).toBe(200);
    expect(await world.deliverMail()).toEqual([]);
  });

  test('is not made when the password changes while the mail is written', async () => {
    const { uid, name } = await world.account();
    await world.visitor().post('/api/v2/user/forgot_password', { name });
    beforeStatement(world, 'insert into "flood"', async () => {
      await world.stores.users.setPassword(uid, await hashPassword(NEW_PASSWORD), new Date());
    });
    expect(await world.deliverMail()).toEqual([]);
    expect(await world.handle.database.$count(resetTokens, eq(resetTokens.uid, uid))).toBe(0);
  });

  test('of one account does not open another; a blocked account has none', async () => {
    const [one, other] = [await world.account(), await world.account()];
    const link = await linkFor(one.name);
    expect(outcomeOf(await reset({ ...link, user: String(other.uid) }))).toEqual(DEAD);
    expect(
      outcomeOf(await reset({ ...link, reset_token: link.reset_token.toLowerCase() })),
    ).toEqual(DEAD);
    await world.stores.users.block(one.uid, new Date());
    expect(outcomeOf(await open(link))).toEqual(DEAD);
    expect(outcomeOf(await reset(link))).toEqual(DEAD);
  });

  test('is kept as a hash only [asvs 6.4]', async () => {
    const { uid, name } = await world.account();
    const { reset_token } = await linkFor(name);
    const rows = await world.handle.database
      .select()
      .from(resetTokens)
      .where(eq(resetTokens.uid, uid));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(reset_token);
  });

  test('clears the failures of the account', async () => {
    const { name } = await world.account();
    const ip = nextIp();
    for (let time = 0; time < 5; time += 1) await world.visitor({ ip }).tryLogIn(name, 'fout');
    expect((await world.visitor({ ip }).tryLogIn(name, PASSWORD)).status).toBe(403);
    await reset(await linkFor(name));
    expect((await world.visitor({ ip }).tryLogIn(name, NEW_PASSWORD)).status).toBe(200);
  });

  test('clears the failures of who was asked for the current password', async () => {
    const { name, mail } = await world.account({ groupId, roles: [] });
    const change = { mail: `nieuw-${mail}` };
    for (let time = 0; time < 5; time += 1) await edit(name, { ...change, current_pass: 'fout' });
    expect((await edit(name, change)).json).toMatchObject({ code: 'flood_user' });
    await reset(await linkFor(name));
    expect((await edit(name, change, NEW_PASSWORD)).status).toBe(200);
  });

  test.each([
    '',
    '?user=1',
    '?user=1&reset_token=x',
    '?user=1&user=2&reset_token=x',
    '?user=x&reset_token=%00',
  ])('that is no link (%s) is a dead one', async (query) =>
    expect(outcomeOf(await world.visitor().get(`${RESET}${query}`))).toEqual(DEAD),
  );

  test.each<[unknown]>([
    [null],
    [true],
    [[1]],
    [{}],
    [{ toString: 1, valueOf: 2 }],
    [-1],
    [1e21],
    ['1 '],
  ])('of the user %j is a dead one', async (user) =>
    expect(outcomeOf(await world.visitor().post(RESET, { user, reset_token: 'x' }))).toEqual(DEAD),
  );

  test('refuses a password that does not do, and stays alive', async () => {
    const { name } = await world.account();
    const link = await linkFor(name);
    expect((await reset(link, 'kort')).status).toBe(422);
    expect((await reset(link, 'welkom01')).status).toBe(422);
    expect((await reset(link, '')).json).toMatchObject({ message: 'Missing required fields' });
    const body = { user: Number(link.user), reset_token: link.reset_token };
    for (const [passwords, message] of [
      [{ pass1: NEW_PASSWORD, pass2: 'anders' }, 'Passwords do not match'],
      [{ pass1: NEW_PASSWORD, pass2: NEW_PASSWORD, uid: 1 }, expect.stringContaining('uid')],
    ] as const) {
      const answer = await world.visitor().post(RESET, { ...body, ...passwords });
      expect([answer.status, answer.json]).toMatchObject([422, { message }]);
    }
    expect((await reset(link)).status).toBe(200);
  });
});
