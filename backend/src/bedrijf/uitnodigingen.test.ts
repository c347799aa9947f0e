import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';

import {
  ledenSchema,
  uitnodigingAntwoordSchema,
  uitnodigingLinkSchema,
} from '@adviestool/contract/leden';
import { currentUserSchema } from '@adviestool/contract/session';
import { geopendeUitnodigingSchema } from '@adviestool/contract/uitnodiging';

import { FLOOD_LIMITS } from '../accounts/floodLimits.ts';
import { groups } from '../database/schema/groups.ts';
import { users } from '../database/schema/users.ts';
import { cleanUp } from '../operations/housekeeping.ts';
import { buildTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import { statusesOf, type Visitor } from '../testing/visitor.ts';

const DAY = 24 * 3_600_000;
const BY_LINK = '/api/v2/uitnodiging';

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp({
    rateLimits: { perIp: 100_000, writes: 100_000 },
    registrationLimit: 1000,
  });
});
afterAll(() => world.close());

let addresses = 0;
const nextMail = (): string => {
  addresses += 1;
  return `genodigd${addresses}@example.nl`;
};

const open = async () => {
  const groupId = await world.group('Kozijnen & Zn.');
  const account = await world.account({ groupId, roles: ['company-administrator'] });
  const beheerder = await world.loggedIn(account);
  const path = `/api/v2/group/${groupId}/uitnodigingen`;
  const invite = (mail: string, rol = 'company-employee', by: Visitor = beheerder) =>
    by.post(path, { mail, rol });
  const lijst = async () =>
    ledenSchema.parse((await beheerder.get(`/api/v2/group/${groupId}/leden`)).json);
  return { groupId, account, beheerder, path, invite, lijst };
};

/** The token of the mail that is due. */
const tokenOf = async (): Promise<string> => {
  const [mail] = await world.deliverMail();
  return /#([\w-]{43})$/.exec(mail?.link ?? '')?.[1] ?? 'none';
};

const idOf = (json: unknown): number => uitnodigingAntwoordSchema.parse(json).uitnodiging.id;

const openLink = (token: string, visitor = world.visitor()) =>
  visitor.post(`${BY_LINK}/openen`, { token });

let names = 0;
const makeAccount = (token: string, visitor = world.visitor(), name?: string) => {
  names += 1;
  return visitor.post(`${BY_LINK}/account`, {
    token,
    account: { name: name ?? `genodigde${names}`, pass1: PASSWORD, pass2: PASSWORD },
  });
};

const currentOf = async (visitor: Visitor) =>
  currentUserSchema.parse((await visitor.get('/api/v2/user/current')).json);

const DEAD = {
  code: 'forbidden',
  message:
    'Deze uitnodiging is verlopen, ingetrokken of al gebruikt. Vraag uw beheerder om een nieuwe.',
};

const fieldsOf = (json: unknown) => Object.keys(geopendeUitnodigingSchema.parse(json).form);

const linkTokenOf = (json: unknown): string => uitnodigingLinkSchema.parse(json).token;

describe('the link that an administrator copies', () => {
  test('opens the invitation beside that of the mail, until one of them is used', async () => {
    const { path, beheerder, invite } = await open();
    const id = idOf((await invite(nextMail())).json);
    const copied = linkTokenOf((await beheerder.post(`${path}/${id}/link`, {})).json);
    const mailed = await tokenOf();
    expect(statusesOf([await openLink(copied), await openLink(mailed)])).toEqual([200, 200]);
    expect((await makeAccount(copied)).status).toBe(200);
    expect((await openLink(mailed)).json).toEqual(DEAD);
  });

  test('ends when it is copied anew or the invitation is sent again', async () => {
    const { path, beheerder, invite } = await open();
    const id = idOf((await invite(nextMail())).json);
    const copy = async () => linkTokenOf((await beheerder.post(`${path}/${id}/link`, {})).json);
    const first = await copy();
    const second = await copy();
    expect((await openLink(first)).status).toBe(403);
    expect((await openLink(second)).status).toBe(200);
    await beheerder.post(`${path}/${id}/opnieuw`, {});
    expect((await openLink(second)).status).toBe(403);
    await world.deliverMail();
  });

  test('is of no invitation of another company, nor of one that has run out', async () => {
    const { path, account, invite } = await open();
    const other = await open();
    const id = idOf((await invite(nextMail())).json);
    expect((await other.beheerder.post(`${other.path}/${id}/link`, {})).status).toBe(404);
    await world.deliverMail();
    world.pass(7 * DAY);
    const later = await world.loggedIn(account);
    expect((await later.post(`${path}/${id}/link`, {})).status).toBe(404);
  });
});

test('somebody is called by the name in the list, in the mail and before it is typed', async () => {
  const { beheerder, path, lijst } = await open();
  const mail = nextMail();
  const body = { mail, naam: ' Anna de Boer ', rol: 'company-employee' };
  expect((await beheerder.post(path, body)).json).toMatchObject({
    uitnodiging: { mail, naam: 'Anna de Boer' },
  });
  const [sent] = await world.deliverMail();
  expect(sent?.to).toEqual({ name: 'Anna de Boer', address: mail });
  expect(sent?.text).toMatch(/^Beste Anna de Boer,/);
  expect(await lijst()).toMatchObject({
    mailserver: false,
    uitnodigingen: [{ naam: 'Anna de Boer' }],
  });
  const token = /#([\w-]{43})$/.exec(sent?.link ?? '')?.[1] ?? '';
  expect((await openLink(token)).json).toMatchObject({ naam: 'Anna de Boer' });
});

describe('an invitation', () => {
  test('is sent once for each Idempotency-Key, whatever the limit of its address', async () => {
    const { path, beheerder, lijst } = await open();
    const headers = { 'Idempotency-Key': randomUUID() };
    const body = { mail: nextMail(), rol: 'company-employee' };
    const send = (url: string, asked: object) => beheerder.post(url, asked, headers);
    const first = await send(path, body);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const again = await send(path, body);
      expect([again.status, again.text]).toEqual([first.status, first.text]);
    }
    expect(await world.deliverMail()).toHaveLength(1);
    expect((await send(path, { ...body, mail: nextMail() })).status).toBe(422);
    expect((await send(`${path}/${idOf(first.json)}/opnieuw`, {})).status).toBe(422);
    expect((await lijst()).uitnodigingen).toHaveLength(1);
  });

  test('leads by its mail to an account with a role, also where nobody can register', async () => {
    const { groupId, invite, lijst, account } = await open();
    await world.handle.database
      .update(groups)
      .set({ user_registration: false })
      .where(eq(groups.id, groupId));
    const mail = nextMail();
    expect((await invite(mail, 'company-moderator')).json).toMatchObject({
      uitnodiging: { mail, rol: 'company-moderator', door: account.name, is_verlopen: false },
    });
    const [sent] = await world.deliverMail();
    expect(sent).toMatchObject({
      to: { name: '', address: mail },
      subject: 'Uitnodiging voor de adviestool van Kozijnen & Zn.',
    });
    expect(sent?.text).toContain(`nodigt ${account.name} u uit`);
    expect(sent?.text).toMatch(/^Goedendag,/);
    const token = sent?.link.split('#')[1] ?? '';
    expect(sent?.link).toMatch(/\/uitnodiging#[\w-]{43}$/);
    expect(JSON.stringify(await lijst())).not.toContain(token);

    expect((await openLink(token)).json).toMatchObject({
      bedrijf: 'Kozijnen & Zn.',
      mail,
      rol: 'company-moderator',
      heeft_account: false,
      form: { 'account.name': {}, 'account.pass1': {} },
    });
    const visitor = world.visitor();
    expect((await makeAccount(token, visitor)).status).toBe(200);
    const { groups: roles } = await currentOf(visitor);
    expect(roles).toEqual({ [groupId]: { roles: ['company-member', 'company-moderator'] } });
    const { leden, uitnodigingen } = await lijst();
    expect(uitnodigingen).toEqual([]);
    expect(leden.map((each) => each.mail)).toContain(mail);
  });

  test('is joined by who has an account and is logged in, and never twice', async () => {
    const { groupId, invite } = await open();
    const account = await world.account();
    await invite(account.mail, 'company-dashboard');
    const token = await tokenOf();
    expect((await openLink(token)).json).toMatchObject({ heeft_account: true });
    const refused = await makeAccount(token);
    expect([refused.status, refused.json]).toMatchObject([
      409,
      { message: 'U hebt al een account met dit e-mailadres. Log in om mee te doen.' },
    ]);
    expect((await world.visitor().post(`${BY_LINK}/meedoen`, { token })).status).toBe(403);
    const visitor = await world.loggedIn(account);
    const answers = await Promise.all([
      visitor.post(`${BY_LINK}/meedoen`, { token }),
      visitor.post(`${BY_LINK}/meedoen`, { token }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 403]);
    expect((await currentOf(visitor)).groups).toMatchObject({
      [groupId]: { roles: ['company-member', 'company-dashboard'] },
    });
    expect((await openLink(token)).json).toEqual(DEAD);
  });

  test('to a company that forbids passwords asks none, says how to get in and begins no session', async () => {
    const { groupId, invite } = await open();
    await invite(nextMail());
    const token = await tokenOf();
    await invite(nextMail());
    const tweede = await tokenOf();
    const forbid = (wachtwoord_verboden: boolean) =>
      world.handle.database
        .update(groups)
        .set({ wachtwoord_verboden })
        .where(eq(groups.id, groupId));
    const visitor = world.visitor();
    const account = { name: 'zonder wachtwoord' };
    expect(fieldsOf((await openLink(token)).json)).toContain('account.pass1');
    expect((await visitor.post(`${BY_LINK}/account`, { token, account })).status).toBe(422);
    await forbid(true);
    expect(fieldsOf((await openLink(token)).json)).toEqual([
      'account.name',
      'account.full_name',
      'submit',
    ]);
    expect((await visitor.post(`${BY_LINK}/account`, { token, account })).json).toEqual({
      message: 'Uw account is aangemaakt. Log in met ‘Inloggen met Kozijnen & Zn.’.',
    });
    expect((await currentOf(visitor)).user.uid).toBe(0);

    const known = await world.loggedIn(await world.account());
    expect((await known.post(`${BY_LINK}/meedoen`, { token: tweede })).json).toEqual({
      message: 'U doet nu bij Kozijnen & Zn. mee. Log uit en kies ‘Inloggen met Kozijnen & Zn.’.',
    });
    expect((await currentOf(known)).groups).toEqual({});
  });

  test('lets nobody in who is called as a colleague, by login or by name', async () => {
    const { groupId, account, invite } = await open();
    const { database } = world.handle;
    const call = (uid: number, full_name: string) =>
      database.update(users).set({ full_name }).where(eq(users.uid, uid));
    await call(account.uid, 'Carla Smit');
    await invite(nextMail());
    const token = await tokenOf();
    expect(await makeAccount(token, world.visitor(), 'carla smit')).toMatchObject({
      status: 422,
      text: expect.stringContaining('Een collega heet zoals uw gebruikersnaam'),
    });
    const ander = await world.account();
    const visitor = await world.loggedIn(ander);
    await call(ander.uid, 'Carla Smit');
    expect(await visitor.post(`${BY_LINK}/meedoen`, { token })).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('In dit bedrijf heet al iemand Carla Smit') },
    });
    await call(ander.uid, 'Carla Smit-Jansen');
    expect((await visitor.post(`${BY_LINK}/meedoen`, { token })).status).toBe(200);
    expect(await currentOf(visitor)).toHaveProperty(['groups', String(groupId)]);
  });

  test('does not change the role of who is a member already', async () => {
    const { groupId, invite } = await open();
    await invite(nextMail(), 'company-administrator');
    const token = await tokenOf();
    const visitor = await world.loggedIn(
      await world.account({ groupId, roles: ['company-employee'] }),
    );
    const answer = await visitor.post(`${BY_LINK}/meedoen`, { token });
    expect([answer.status, answer.json]).toMatchObject([
      409,
      { message: 'U bent al lid van dit bedrijf.' },
    ]);
    expect((await openLink(token)).status).toBe(200);
  });

  test('says the same of an address with and without an account elsewhere', async () => {
    const { invite } = await open();
    const stranger = await world.account();
    const [known, unknown] = [await invite(stranger.mail), await invite(nextMail())];
    await world.deliverMail();
    expect(known.status).toBe(200);
    expect(Object.keys(Object(Object(known.json)['uitnodiging']))).toEqual(
      Object.keys(Object(Object(unknown.json)['uitnodiging'])),
    );
    const { groupId, invite: inviteHere } = await open();
    const member = await world.account({ groupId, roles: [] });
    const refused = await inviteHere(member.mail.toUpperCase());
    expect([refused.status, refused.json]).toMatchObject([
      422,
      { message: 'Iemand met dit e-mailadres is al lid van uw bedrijf.' },
    ]);
  });

  test('that is spent, withdrawn, sent again or a week old is dead', async () => {
    const { beheerder, invite, path } = await open();
    await invite(nextMail());
    const spent = await tokenOf();
    await makeAccount(spent);
    const withdrawn = await invite(nextMail());
    const withdrawnToken = await tokenOf();
    expect((await beheerder.delete(`${path}/${idOf(withdrawn.json)}`)).status).toBe(204);
    expect((await beheerder.delete(`${path}/${idOf(withdrawn.json)}`)).status).toBe(404);
    const again = await invite(nextMail());
    const first = await tokenOf();
    const repeat = await beheerder.post(`${path}/${idOf(again.json)}/opnieuw`, {});
    expect(repeat.status).toBe(200);
    const second = await tokenOf();
    for (const token of [spent, withdrawnToken, first, 'x'.repeat(43), '']) {
      const answers = [await openLink(token), await makeAccount(token)];
      expect(answers.map(({ status, json }) => [status, json])).toEqual([
        [403, DEAD],
        [403, DEAD],
      ]);
    }
    expect((await openLink(second)).status).toBe(200);
    world.pass(7 * DAY);
    expect((await openLink(second)).status).toBe(403);
  });

  test('to an address that has one takes its place', async () => {
    const { invite, lijst } = await open();
    const mail = nextMail();
    await invite(mail);
    const first = await tokenOf();
    await invite(mail.toUpperCase(), 'company-dashboard');
    expect((await lijst()).uitnodigingen).toMatchObject([{ rol: 'company-dashboard' }]);
    expect((await openLink(first)).status).toBe(403);
  });

  test('of another company is neither sent again nor withdrawn', async () => {
    const [here, there] = [await open(), await open()];
    const made = await here.invite(nextMail());
    const id = idOf(made.json);
    expect((await there.beheerder.delete(`${there.path}/${id}`)).status).toBe(404);
    expect((await there.beheerder.post(`${there.path}/${id}/opnieuw`, {})).status).toBe(404);
    expect((await there.beheerder.delete(`${here.path}/${id}`)).status).toBe(403);
    expect(await tokenOf()).toMatch(/^[\w-]{43}$/);
  });

  test('is limited by address and by company, and so are dead links', async () => {
    const { invite } = await open();
    const mail = nextMail();
    const { limit } = FLOOD_LIMITS.uitnodiging_adres;
    for (let time = 0; time < limit; time += 1) expect((await invite(mail)).status).toBe(200);
    const elsewhere = await open();
    for (const refused of [await invite(mail), await elsewhere.invite(mail)]) {
      expect([refused.status, refused.json]).toMatchObject([
        422,
        { message: 'Dit e-mailadres kreeg al te veel uitnodigingen. Wacht een paar uur.' },
      ]);
    }
    const most = FLOOD_LIMITS.uitnodiging_groep.limit;
    for (let time = limit + 1; time < most; time += 1) await invite(nextMail());
    const tooMany = await invite(nextMail());
    expect([tooMany.status, tooMany.json]).toMatchObject([
      429,
      { message: 'U hebt te veel uitnodigingen verstuurd. Wacht een paar uur.' },
    ]);
    const guesser = world.visitor();
    const tries = FLOOD_LIMITS.uitnodiging_ip.limit;
    for (let time = 0; time < tries; time += 1) await openLink(`gok${time}`, guesser);
    expect((await openLink('gok', guesser)).status).toBe(429);
    expect((await openLink('gok')).status).toBe(403);
    await world.deliverMail();
  });

  test('that waits in the queue when it is withdrawn is not sent', async () => {
    const { beheerder, invite, path } = await open();
    const made = await invite(nextMail());
    await beheerder.delete(`${path}/${idOf(made.json)}`);
    expect(await world.deliverMail()).toEqual([]);
  });

  test('asks for a name that can be told from others, and for a good password', async () => {
    const { invite } = await open();
    await invite(nextMail());
    const token = await tokenOf();
    const account = await world.account();
    const taken = await makeAccount(token, world.visitor(), account.name);
    expect(taken.json).toMatchObject({
      message: expect.stringContaining('is already taken'),
    });
    const removed = await makeAccount(token, world.visitor(), 'Verwijderde gebruiker 3');
    expect(removed.status).toBe(422);
    const weak = await world.visitor().post(`${BY_LINK}/account`, {
      token,
      account: { name: 'nog niemand', pass1: 'kort', pass2: 'kort' },
    });
    expect(weak.status).toBe(422);
    expect((await makeAccount(token)).status).toBe(200);
  });

  test('that nobody took up is removed after a month', async () => {
    const { invite, groupId } = await open();
    await invite(nextMail());
    await world.deliverMail();
    world.pass(8 * DAY);
    await cleanUp(world.services);
    const { uitnodigingen } = world.stores;
    const listed = await uitnodigingen.list(groupId, world.services.now());
    expect(listed).toMatchObject([{ is_verlopen: true }]);
    world.pass(23 * DAY);
    await cleanUp(world.services);
    expect(await uitnodigingen.list(groupId, world.services.now())).toEqual([]);
  });

  test('that has run out leaves room for another one', async () => {
    const { invite, groupId, account } = await open();
    const { uitnodigingen } = world.stores;
    const fill = async (created: Date): Promise<void> => {
      for (let time = 0; time < 200; time += 1) {
        const genodigde = {
          groupId,
          mail: nextMail(),
          naam: null,
          rol: 'company-employee',
        } as const;
        await uitnodigingen.replace({ ...genodigde, door: account.uid }, created);
      }
    };
    const now = world.services.now();
    await fill(new Date(now.getTime() - 7 * DAY));
    expect((await invite(nextMail())).status).toBe(200);
    await fill(now);
    expect((await invite(nextMail())).json).toMatchObject({
      message: 'Er staan al 200 uitnodigingen open. Trek er eerst een paar in.',
    });
    await world.deliverMail();
  });
});
