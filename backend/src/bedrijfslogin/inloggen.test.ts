import { once } from 'node:events';
import { createServer } from 'node:http';

import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { eq } from 'drizzle-orm';

import { bedrijfsloginSchema } from '@adviestool/contract/bedrijfslogin';
import { gebeurtenissenSchema } from '@adviestool/contract/gebeurtenissen';
import { detailTekst } from '@adviestool/contract/gebeurtenisTekst';
import { ledenSchema } from '@adviestool/contract/leden';
import { currentUserSchema } from '@adviestool/contract/session';
import { startSchema } from '@adviestool/contract/start';

import { bedrijfsloginAccounts, bedrijfslogins } from '../database/schema/bedrijfslogin.ts';
import { createEndedMemberships } from '../access/endedMemberships.ts';
import { createUsers } from '../accounts/users.ts';
import { removeAccount } from '../eigengegevens/removeAccount.ts';
import { groups } from '../database/schema/groups.ts';
import { sessions, users } from '../database/schema/users.ts';
import { portOf, startProvider, type TestProvider } from '../testing/startProvider.ts';
import { buildTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';
import { checkSessies } from './checkSessies.ts';
import { createProviders } from './createProviders.ts';
import { letIn } from './letIn.ts';

let world: TestApp;
let aanbieder: TestProvider;
let groupId: number;
let ander: number;

const at = (id: number): string => `/api/v2/group/${id}/bedrijfslogin`;

const site = (): string => world.services.siteOrigin();

/** The path that an answer sends a browser to, within the product. */
const pathOf = ({ status, headers }: Answer): string => {
  expect(status).toBe(302);
  const location = headers['location'] ?? '';
  expect(location.startsWith(`${site()}/`)).toBe(true);
  return location.slice(site().length);
};

/** What a company says of the provider. */
const instellingen = (change = {}) => ({
  issuer: aanbieder.issuer,
  clientId: aanbieder.clientId,
  geheim: aanbieder.secret,
  domeinen: ['bedrijf.nl'],
  rolclaim: 'groups',
  rollen: [{ waarde: 'bazen', rol: 'company-administrator' }],
  standaardrol: 'company-employee',
  wachtwoordVerboden: false,
  ...change,
});

const van = ({ issuer, secret }: TestProvider) => instellingen({ issuer, geheim: secret });

const open = async (id: number) => {
  const account = await world.account({ groupId: id, roles: ['company-administrator'] });
  return { ...account, visitor: await world.loggedIn(account) };
};

let people = 0;

/** Somebody whom the provider knows. */
const person = (claims: Record<string, unknown> = {}): { sub: string; mail: string } => {
  people += 1;
  const sub = `persoon-${people}`;
  const mail = `persoon${people}@bedrijf.nl`;
  const name = `Persoon ${people}`;
  aanbieder.people.set(sub, { email: mail, email_verified: true, name, groups: [], ...claims });
  return { sub, mail };
};

/** Begins a login, and lets the provider let this person in. @returns the path that leads back */
const walk = async (visitor: Visitor, sub: string, id = groupId, query = ''): Promise<string> => {
  const begun = await visitor.get(`${at(id)}/inloggen${query}`);
  expect(begun.status).toBe(302);
  const back = await aanbieder.walk(begun.headers['location'] ?? '', sub);
  return back.slice(site().length);
};

const logIn = async (sub: string, id = groupId) => {
  const visitor = world.visitor();
  const path = pathOf(await visitor.get(await walk(visitor, sub, id)));
  return { visitor, path };
};

const userOf = async (visitor: Visitor) =>
  currentUserSchema.parse((await visitor.get('/api/v2/user/current')).json);

/** Asks the providers as far as that is due. @returns what went wrong */
const check = async (): Promise<unknown[]> => {
  const errors: unknown[] = [];
  await checkSessies(world.services, createProviders(world.services), {
    onError: (error) => errors.push(error),
  });
  return errors;
};

const fail = (error: unknown): never => {
  throw error;
};

/** The providers, which give no ID token with a renewed one. */
const sayingLess = ({ hasUserinfo }: { hasUserinfo: boolean }) => {
  const providers = createProviders(world.services);
  const { find } = providers;
  providers.find = async (id) => {
    const provider = await find(id);
    if (provider === null) return null;
    const { client, configuration } = provider;
    const { userinfo_endpoint: _, ...metadata } = configuration.serverMetadata();
    const without = new client.Configuration(metadata, aanbieder.clientId, aanbieder.secret);
    client.allowInsecureRequests(without);
    const refreshTokenGrant: typeof client.refreshTokenGrant = async (...asked) =>
      Object.assign({}, await client.refreshTokenGrant(...asked), { claims: () => undefined });
    return {
      ...provider,
      client: { ...client, refreshTokenGrant },
      configuration: hasUserinfo ? configuration : without,
    };
  };
  return providers;
};

/** What the log of the company tells first, of who reads it or of somebody else. */
const soorten = async (reader: Visitor): Promise<string[]> => {
  const { json } = await reader.get(`/api/v2/group/${groupId}/gebeurtenissen`);
  return gebeurtenissenSchema
    .parse(json)
    .gebeurtenissen.slice(0, 2)
    .map(({ soort }) => soort);
};

const NEW_PASSWORD = 'Lang-geheim-77x';
const GEKOPPELD = '/account/inloggen?bedrijfslogin=gekoppeld';

/** Logs in by a new password, with the link in the mail to this address. */
const byNewPassword = async (mail: string): Promise<Visitor> => {
  const visitor = world.visitor();
  await visitor.fetchToken();
  await world.deliverMail();
  await visitor.post('/api/v2/user/forgot_password', { name: mail });
  const sent = (await world.deliverMail()).find(({ to }) => to.address === mail);
  const { searchParams } = new URL(sent?.link ?? '');
  const reset = {
    user: Number(searchParams.get('user')),
    reset_token: searchParams.get('reset_token'),
    pass1: NEW_PASSWORD,
    pass2: NEW_PASSWORD,
  };
  expect((await visitor.post('/api/v2/user/reset', reset)).status).toBe(200);
  await visitor.fetchToken();
  return visitor;
};

/** As an administrator does with a member whose account is another's: takes them out, and invites who has the address. */
const giveBack = async (uid: number, mail: string): Promise<void> => {
  await baas.visitor.post(`/api/v2/group/${groupId}/leden/${uid}/verwijderen`, { naar: null });
  await world.deliverMail();
  const rol = 'company-employee';
  await baas.visitor.post(`/api/v2/group/${groupId}/uitnodigingen`, { mail, rol });
  const token = (await world.deliverMail())[0]?.link.split('#')[1];
  const invited = await byNewPassword(mail);
  expect((await invited.post('/api/v2/uitnodiging/meedoen', { token })).status).toBe(200);
};

const QUARTER = 15 * 60_000 + 1000;

let baas: Awaited<ReturnType<typeof open>>;

beforeAll(async () => {
  // The provider tells how it should be set up in earnest.
  jest.spyOn(console, 'info').mockReturnValue(undefined);
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  world = await buildTestApp({
    isDevelopment: true,
    rateLimits: { perIp: 100_000, writes: 100_000 },
  });
  [groupId, ander] = [await world.group('Kozijnen BV'), await world.group('Ander BV')];
  aanbieder = await startProvider([groupId, ander].map((id) => `${site()}${at(id)}/terug`));
  baas = await open(groupId);
  await baas.visitor.put(at(groupId), instellingen());
  await (await open(ander)).visitor.put(at(ander), instellingen());
});
afterAll(async () => {
  await aanbieder.close();
  await world.close();
});

describe('the first login', () => {
  test('makes a member, with the role of the claim, and leads on to what was asked for', async () => {
    const { sub, mail } = person({ groups: ['anderen', 'bazen'] });
    const visitor = world.visitor();
    const back = await walk(visitor, sub, groupId, '?bestemming=%2Fproject%2F7%3Fa%3D1');
    expect(pathOf(await visitor.get(back))).toBe('/project/7?a=1');
    const { user, groups: found } = await userOf(visitor);
    expect(user.name).toMatch(/^Persoon \d+$/);
    expect(found).toEqual({
      [groupId]: { roles: ['company-member', 'company-administrator'] },
    });
    const { leden } = ledenSchema.parse((await visitor.get(`/api/v2/group/${groupId}/leden`)).json);
    expect(leden).toContainEqual(expect.objectContaining({ mail, is_lid: true }));
    expect(world.auditLines.at(-1)).toContain(`"event":"login"`);
    expect(await soorten(visitor)).toEqual(['ingelogd', 'lid_via_bedrijfslogin']);
  });

  test('calls nobody as a colleague is called', async () => {
    const collega = await world.account({ groupId, roles: ['company-employee'] });
    await world.handle.database
      .update(users)
      .set({ full_name: 'Anna de Boer' })
      .where(eq(users.uid, collega.uid));
    const { visitor } = await logIn(person({ name: 'anna de boer' }).sub);
    expect((await userOf(visitor)).user.name).toBe('anna de boer 2');
  });

  test('is the same account the next time, and the start says that there is such a login', async () => {
    const { sub } = person();
    const [first, second] = [await logIn(sub), await logIn(sub)];
    expect((await userOf(second.visitor)).user.uid).toBe((await userOf(first.visitor)).user.uid);
    const start = await world.visitor().get(`/api/v2/start?group=${groupId}`);
    expect(startSchema.parse(start.json).group).toMatchObject({ bedrijfslogin: true });
    const without = await world.visitor().get(`/api/v2/start?group=${await world.group()}`);
    expect(startSchema.parse(without.json).group).not.toHaveProperty('bedrijfslogin');
  });

  test.each([
    ['whose mail is not verified', { email_verified: false }, 'mail'],
    ['who has no mail', { email: undefined }, 'mail'],
    ['of another domain', { email: 'x@elders.nl' }, 'domein'],
    ['of a domain that only ends so', { email: 'x@nepbedrijf.nl' }, 'domein'],
  ])('is refused to somebody %s, and makes nothing', async (_who, claims, reden) => {
    const { visitor, path } = await logIn(person(claims).sub);
    expect(path).toBe(`/account/inloggen?bedrijfslogin=${reden}`);
    expect((await userOf(visitor)).user.uid).toBe(0);
    const { json } = await baas.visitor.get(`/api/v2/group/${groupId}/gebeurtenissen`);
    expect(gebeurtenissenSchema.parse(json).gebeurtenissen[0]).toMatchObject({
      soort: 'bedrijfslogin_geweigerd',
      door: null,
      details: { reden },
    });
  });

  test('takes the account of a member with that address over, whose password and sessions end', async () => {
    const lid = await world.account({ groupId, roles: ['company-employee'] });
    const earlier = await world.loggedIn(lid);
    await baas.visitor.put(at(groupId), instellingen({ domeinen: ['bedrijf.nl', 'example.nl'] }));
    const { visitor } = await logIn(person({ email: lid.mail.toUpperCase() }).sub);
    expect((await userOf(visitor)).user.uid).toBe(lid.uid);
    expect(await soorten(baas.visitor)).toEqual(['ingelogd', 'account_via_bedrijfslogin']);
    expect((await userOf(earlier)).user.uid).toBe(0);
    expect((await world.visitor().tryLogIn(lid.name, PASSWORD)).status).toBe(400);
  });

  test('takes over no account that is a member of another company too', async () => {
    const lid = await world.account({ groupId, roles: ['company-employee'] });
    await world.stores.groups.addMember(ander, lid.uid, ['company-administrator']);
    const earlier = await world.loggedIn(lid);
    await baas.visitor.put(at(groupId), instellingen({ domeinen: ['bedrijf.nl', 'example.nl'] }));
    const { path } = await logIn(person({ email: lid.mail }).sub);
    expect(path).toBe('/account/inloggen?bedrijfslogin=bestaat');
    expect((await userOf(earlier)).user.uid).toBe(lid.uid);
  });

  test('takes over no account of somebody who is no member, nor one that was removed', async () => {
    const vreemde = await world.account();
    await baas.visitor.put(at(groupId), instellingen({ domeinen: ['bedrijf.nl', 'example.nl'] }));
    const refused = await logIn(person({ email: vreemde.mail }).sub);
    expect(refused.path).toBe('/account/inloggen?bedrijfslogin=bestaat');
    const { sub } = person();
    const { uid } = (await userOf((await logIn(sub)).visitor)).user;
    await baas.visitor.post(`/api/v2/group/${groupId}/leden/${uid}/verwijderen`, { naar: null });
    expect((await logIn(sub)).path).toBe('/account/inloggen?bedrijfslogin=verwijderd');
  });

  test('makes no new member of who was removed and ended the account, until invited again', async () => {
    const [een, twee] = [person(), person()];
    const accounts = createUsers(world.handle.database);
    for (const { sub } of [een, twee]) {
      const { uid } = (await userOf((await logIn(sub)).visitor)).user;
      const user = await accounts.find(uid);
      await baas.visitor.post(`/api/v2/group/${groupId}/leden/${uid}/verwijderen`, { naar: null });
      if (user !== null) await removeAccount(world.handle.database, user, world.services.now());
    }
    expect((await logIn(een.sub)).path).toBe('/account/inloggen?bedrijfslogin=verwijderd');
    // By another account of the provider, and with another address.
    expect((await logIn(person({ email: een.mail.toUpperCase() }).sub)).path).toContain(
      'verwijderd',
    );
    const claims = { email: 'anders@bedrijf.nl', email_verified: true, groups: [] };
    aanbieder.people.set(een.sub, claims);
    expect((await logIn(een.sub)).path).toContain('verwijderd');
    // Another company has removed nobody.
    expect((await logIn(een.sub, ander)).path).toBe('/');
    aanbieder.people.set(twee.sub, { ...claims, email: twee.mail });
    const moment = world.services.now();
    const made = { pass_hash: 'geen', created: moment, changed: moment };
    const terug = await accounts.insert({ name: 'Twee, terug', mail: twee.mail, ...made });
    await world.stores.groups.addMember(groupId, terug, ['company-employee']);
    expect((await logIn(twee.sub)).path).toBe('/');
    await createEndedMemberships(world.handle.database).removeExpired(
      new Date(world.services.now().getTime() + 366 * 24 * 3_600_000),
    );
    expect((await logIn(person({ email: een.mail }).sub)).path).toBe('/');
  });

  test('knows who was removed when their address at the provider is given out again and invited', async () => {
    const { sub, mail } = person();
    const accounts = createUsers(world.handle.database);
    const { uid } = (await userOf((await logIn(sub)).visitor)).user;
    const prive = { mail: 'prive-nieuw@thuis.nl' };
    await world.handle.database.update(users).set(prive).where(eq(users.uid, uid));
    const user = await accounts.find(uid);
    await baas.visitor.post(`/api/v2/group/${groupId}/leden/${uid}/verwijderen`, { naar: null });
    expect((await logIn(sub)).path).toContain('verwijderd');
    if (user !== null) await removeAccount(world.handle.database, user, world.services.now());
    const moment = world.services.now();
    const made = { pass_hash: 'geen', created: moment, changed: moment };
    const nieuw = await accounts.insert({ name: 'Met dat adres', mail, ...made });
    await world.stores.groups.addMember(groupId, nieuw, ['company-employee']);
    const claims = { email: 'oud@bedrijf.nl', email_verified: true, groups: [] };
    aanbieder.people.set(sub, claims);
    expect((await logIn(sub)).path).toContain('verwijderd');
    // The address is of who was invited to it.
    expect((await logIn(person({ email: mail }).sub)).path).toBe('/');
  });

  test('without a role that fits lets nobody in where nothing is given without', async () => {
    await baas.visitor.put(at(groupId), instellingen({ standaardrol: null }));
    expect((await logIn(person().sub)).path).toBe('/account/inloggen?bedrijfslogin=rol');
    await baas.visitor.put(at(groupId), instellingen());
  });
});

describe('an attack', () => {
  test('by a login that was begun before the provider was set up otherwise lets nobody in', async () => {
    const { sub } = person();
    const visitor = world.visitor();
    const back = await walk(visitor, sub);
    world.pass(1000);
    await baas.visitor.put(at(groupId), instellingen());
    expect(pathOf(await visitor.get(back))).toBe('/account/inloggen?bedrijfslogin=verlopen');
    expect((await logIn(sub)).path).toBe('/');
  });

  test('by an address that is given out again opens nobody else’s account, until invited to it', async () => {
    const [eerste, tweede] = [person(), person()];
    aanbieder.people.set(tweede.sub, { email: eerste.mail, email_verified: true, groups: [] });
    const { visitor } = await logIn(eerste.sub);
    const { uid } = (await userOf(visitor)).user;
    expect((await logIn(tweede.sub)).path).toBe(GEKOPPELD);
    expect((await userOf(visitor)).user.uid).toBe(uid);

    await giveBack(uid, eerste.mail);
    expect((await userOf((await logIn(tweede.sub)).visitor)).user.uid).toBe(uid);
    expect((await logIn(eerste.sub)).path).toBe(GEKOPPELD);
    const anders = { email: `anders-${eerste.mail}`, email_verified: true, groups: [] };
    aanbieder.people.set(eerste.sub, anders);
    expect((await userOf((await logIn(eerste.sub)).visitor)).user.uid).not.toBe(uid);
  });

  test('by an account with the address of the director gets no rights of the director', async () => {
    const [kwaad, directeur] = [person(), person({ groups: ['bazen'] })];
    const { uid } = (await userOf((await logIn(kwaad.sub)).visitor)).user;
    const visitor = await byNewPassword(kwaad.mail);
    const edited = await visitor.post(`/api/v2/group/${groupId}/user/edit`, {
      account: { mail: directeur.mail, full_name: null, current_pass: NEW_PASSWORD },
      company: { name: 'Kozijnen BV' },
    });
    expect(edited.status).toBe(200);
    expect((await logIn(directeur.sub)).path).toBe(GEKOPPELD);
    expect((await userOf(visitor)).groups).toEqual({
      [groupId]: { roles: ['company-member', 'company-employee'] },
    });

    await giveBack(uid, directeur.mail);
    const { visitor: later } = await logIn(directeur.sub);
    expect((await userOf(later)).groups).toHaveProperty([String(groupId)], {
      roles: ['company-member', 'company-administrator'],
    });
    expect((await userOf(visitor)).user.uid).toBe(0);
    const { visitor: weer } = await logIn(kwaad.sub);
    expect((await userOf(weer)).user.uid).not.toBe((await userOf(later)).user.uid);
  });

  test('with an answer that was used, or that another browser began, opens nothing', async () => {
    const { sub } = person();
    const visitor = world.visitor();
    const back = await walk(visitor, sub);
    const thief = world.visitor();
    await thief.fetchToken();
    expect(pathOf(await thief.get(back))).toContain('bedrijfslogin=verlopen');
    expect(pathOf(await visitor.get(back))).toBe('/');
    expect(pathOf(await visitor.get(back))).toContain('bedrijfslogin=verlopen');
  });

  test('with the answer of another login, so another nonce and verifier, opens nothing', async () => {
    const [visitor, { sub }] = [world.visitor(), person()];
    const code = new URL(await walk(visitor, sub), site()).searchParams.get('code') ?? '';
    const second = new URL(await walk(visitor, sub), site());
    second.searchParams.set('code', code);
    expect(pathOf(await visitor.get(`${second.pathname}${second.search}`))).toContain('storing');
    expect((await userOf(visitor)).user.uid).toBe(0);
  });

  test('with the answer for another group opens nothing', async () => {
    const visitor = world.visitor();
    const back = await walk(visitor, person().sub, ander);
    const moved = back.replace(at(ander), at(groupId));
    expect(pathOf(await visitor.get(moved))).toContain('bedrijfslogin=verlopen');
  });

  test.each([
    ['of another issuer', (url: URL) => url.searchParams.set('iss', 'https://kwaad.example')],
    ['that does not say whose it is', (url: URL) => url.searchParams.delete('iss')],
  ])('with an answer %s opens nothing', async (_what, change) => {
    const visitor = world.visitor();
    const url = new URL(await walk(visitor, person().sub), site());
    change(url);
    expect(pathOf(await visitor.get(`${url.pathname}${url.search}`))).toContain('storing');
    expect((await userOf(visitor)).user.uid).toBe(0);
  });

  test('after eleven minutes opens nothing', async () => {
    const visitor = world.visitor();
    const back = await walk(visitor, person().sub);
    world.pass(11 * 60_000);
    expect(pathOf(await visitor.get(back))).toContain('bedrijfslogin=verlopen');
  });

  test.each([
    'https://kwaad.example',
    '//kwaad.example',
    '/\\kwaad.example',
    'javascript:alert(1)',
  ])('by a destination %s ends in the product', async (bestemming) => {
    const visitor = world.visitor();
    const query = `?bestemming=${encodeURIComponent(bestemming)}`;
    const back = await walk(visitor, person().sub, groupId, query);
    expect(pathOf(await visitor.get(back))).toBe('/');
  });

  test('by a user who says no is told so', async () => {
    const visitor = world.visitor();
    const begun = new URL((await visitor.get(`${at(groupId)}/inloggen`)).headers['location'] ?? '');
    const state = begun.searchParams.get('state') ?? '';
    const iss = encodeURIComponent(aanbieder.issuer);
    const back = `${at(groupId)}/terug?error=access_denied&state=${state}&iss=${iss}`;
    expect(pathOf(await visitor.get(back))).toContain('bedrijfslogin=afgebroken');
  });
});

describe('a session', () => {
  test('is for the company whose provider let the user in, and for no other', async () => {
    const { sub } = person();
    const { visitor } = await logIn(sub);
    const { uid } = (await userOf(visitor)).user;
    await world.stores.groups.addMember(ander, uid, ['company-administrator']);
    expect((await userOf(visitor)).groups).toHaveProperty([String(groupId)]);
    expect((await userOf(visitor)).groups).not.toHaveProperty([String(ander)]);
    expect(await visitor.get(`/api/v2/group/${ander}/leden`)).toMatchObject({
      status: 403,
      json: { code: 'shut_out' },
    });
    expect((await visitor.get(`/api/v2/group/${ander}/user/projects`)).status).toBe(403);
    await visitor.fetchToken();
    expect((await visitor.post('/api/v2/user/logout', {})).status).toBeLessThan(300);
    expect((await soorten(baas.visitor))[0]).toBe('uitgelogd');
    const andere = (await open(ander)).visitor;
    const { json } = await andere.get(`/api/v2/group/${ander}/gebeurtenissen?over=inloggen`);
    const vanUid = gebeurtenissenSchema
      .parse(json)
      .gebeurtenissen.filter(({ door }) => door?.uid === uid);
    expect(vanUid).toEqual([]);
  });

  test('changes no account that another company lets in too', async () => {
    const { sub, mail } = person();
    const { visitor } = await logIn(sub);
    await visitor.fetchToken();
    const { uid } = (await userOf(visitor)).user;
    const edit = (full_name: string) =>
      visitor.post(`/api/v2/group/${groupId}/user/edit`, {
        account: { mail, full_name },
        company: { name: 'Kozijnen BV' },
      });
    expect((await edit('Anna van Kozijnen')).status).toBe(200);
    await world.stores.groups.addMember(ander, uid, ['company-employee']);
    expect(await edit('Anna van Ander')).toMatchObject({
      status: 403,
      json: { message: expect.stringContaining('hoort ook bij een ander bedrijf') },
    });
  });

  test('takes up no invitation of another company, and does so of its own', async () => {
    const { sub, mail } = person();
    const { visitor } = await logIn(sub);
    await visitor.fetchToken();
    const { uid } = (await userOf(visitor)).user;
    const andere = await open(ander);
    const invite = async (id: number, by: Visitor) => {
      await world.deliverMail();
      await by.post(`/api/v2/group/${id}/uitnodigingen`, { mail, rol: 'company-employee' });
      const [sent] = await world.deliverMail();
      const token = sent?.link.split('#')[1];
      return visitor.post('/api/v2/uitnodiging/meedoen', { token });
    };
    expect(await invite(ander, andere.visitor)).toMatchObject({
      status: 403,
      json: { code: 'shut_out' },
    });
    await baas.visitor.post(`/api/v2/group/${groupId}/leden/${uid}/verwijderen`, { naar: null });
    expect((await invite(groupId, baas.visitor)).status).toBe(200);
    expect((await userOf(visitor)).groups).toHaveProperty([String(groupId)]);
  });

  test('ends when the provider knows the user no more, at the next time that it is asked', async () => {
    const [stays, goes] = [person(), person()];
    const [one, other] = [await logIn(stays.sub), await logIn(goes.sub)];
    world.pass(QUARTER);
    expect(await check()).toEqual([]);
    expect((await userOf(other.visitor)).user.uid).not.toBe(0);
    aanbieder.people.delete(goes.sub);
    expect((await userOf(other.visitor)).user.uid).not.toBe(0);
    world.pass(QUARTER);
    expect(await check()).toEqual([]);
    expect((await userOf(other.visitor)).user.uid).toBe(0);
    expect((await userOf(one.visitor)).user.uid).not.toBe(0);
    expect((await soorten(baas.visitor))[0]).toBe('sessie_beeindigd');
    expect(world.auditLines.join('')).toContain('"event":"company_session_ended"');
  });

  test('goes on for some hours while the provider is away, and no longer', async () => {
    const { visitor } = await logIn(person().sub);
    const away = createProviders(world.services);
    away.find = () => Promise.reject(new Error('Away.'));
    const checkAway = () => checkSessies(world.services, away, { onError: () => undefined });
    world.pass(QUARTER);
    await checkAway();
    expect((await userOf(visitor)).user.uid).not.toBe(0);
    world.pass(4 * 3_600_000);
    await checkAway();
    expect((await userOf(visitor)).user.uid).toBe(0);
  });

  test('waits once in a round for a provider that is silent, and ends what is too old all the same', async () => {
    const visitors: Visitor[] = [];
    for (const { sub } of [person(), person()]) visitors.push((await logIn(sub)).visitor);
    const silent = createProviders(world.services);
    let asked: number[] = [];
    silent.find = (id) => {
      asked.push(id);
      const cause = new Error('The operation was aborted due to timeout');
      cause.name = 'TimeoutError';
      return Promise.reject(new Error('something went wrong', { cause }));
    };
    const checkSilent = () => checkSessies(world.services, silent, { onError: () => undefined });
    const uids = () =>
      Promise.all(visitors.map(async (visitor) => (await userOf(visitor)).user.uid));
    world.pass(QUARTER);
    await checkSilent();
    expect(asked.filter((id) => id === groupId)).toHaveLength(1);
    expect(await uids()).not.toContain(0);
    asked = [];
    world.pass(4 * 3_600_000);
    await checkSilent();
    expect(asked.filter((id) => id === groupId)).toHaveLength(1);
    expect(await uids()).toEqual([0, 0]);
  });

  test('follows the role that the provider gives', async () => {
    const { sub, mail } = person({ groups: ['bazen'] });
    const { visitor } = await logIn(sub);
    const leden = `/api/v2/group/${groupId}/leden`;
    expect((await visitor.get(leden)).status).toBe(200);
    aanbieder.people.set(sub, { email: mail, email_verified: true, groups: [] });
    world.pass(QUARTER);
    await check();
    expect((await visitor.get(leden)).status).toBe(403);
    expect((await soorten(baas.visitor))[0]).toBe('rol_via_bedrijfslogin');
  });

  test('ends when the provider says a role no more without which nobody is let in', async () => {
    await baas.visitor.put(at(groupId), instellingen({ standaardrol: null }));
    const [blijft, weg] = [person({ groups: ['bazen'] }), person({ groups: ['bazen'] })];
    const [one, other] = [await logIn(blijft.sub), await logIn(weg.sub)];
    // As Entra does with the last role of somebody.
    aanbieder.people.set(weg.sub, { email: weg.mail, email_verified: true });
    world.pass(QUARTER);
    expect(await check()).toEqual([]);
    expect((await userOf(other.visitor)).user.uid).toBe(0);
    expect((await userOf(one.visitor)).user.uid).not.toBe(0);
    await baas.visitor.put(at(groupId), instellingen());
  });

  test('ends when the domain of the address was taken out', async () => {
    await baas.visitor.put(at(groupId), instellingen({ domeinen: ['bedrijf.nl', 'oud.nl'] }));
    const { visitor } = await logIn(person({ email: 'weg@oud.nl' }).sub);
    world.pass(QUARTER);
    expect(await check()).toEqual([]);
    await baas.visitor.put(at(groupId), instellingen({ geheim: null }));
    expect((await userOf(visitor)).user.uid).not.toBe(0);
    world.pass(QUARTER);
    expect(await check()).toEqual([]);
    expect((await userOf(visitor)).user.uid).toBe(0);
  });

  test('ends by what the userinfo says where the token of a renewal does not', async () => {
    const [blijft, weg] = [person(), person()];
    const [one, other] = [await logIn(blijft.sub), await logIn(weg.sub)];
    aanbieder.people.set(weg.sub, { email: weg.mail, email_verified: false, groups: [] });
    world.pass(QUARTER);
    await checkSessies(world.services, sayingLess({ hasUserinfo: true }), { onError: fail });
    expect((await userOf(other.visitor)).user.uid).toBe(0);
    expect((await userOf(one.visitor)).user.uid).not.toBe(0);
  });

  test('goes on where the provider says that it may, and nothing of its user', async () => {
    const { visitor } = await logIn(person().sub);
    for (let quarters = 1; quarters <= 20; quarters += 1) {
      world.pass(QUARTER);
      await checkSessies(world.services, sayingLess({ hasUserinfo: false }), { onError: fail });
    }
    expect((await userOf(visitor)).user.uid).not.toBe(0);
  });

  test('ends after some hours in which nobody could be asked what its user may', async () => {
    const { visitor } = await logIn(person().sub);
    const broken = createProviders(world.services);
    const { find } = broken;
    broken.find = async (id) => {
      const provider = await find(id);
      return provider && { ...provider, client: { ...provider.client, fetchUserInfo: fail } };
    };
    for (const hours of [1, 3.5]) {
      world.pass(hours * 3_600_000);
      await checkSessies(world.services, broken, { onError: () => undefined });
      expect((await userOf(visitor)).user.uid === 0).toBe(hours !== 1);
    }
  });

  test('keeps no refresh token that can be read', async () => {
    const { visitor } = await logIn(person().sub);
    const { uid } = (await userOf(visitor)).user;
    const rows = await world.handle.database.select().from(sessions).where(eq(sessions.uid, uid));
    expect(rows).toMatchObject([{ group_id: groupId, vernieuwing: expect.any(String) }]);
    expect(rows[0]?.vernieuwing?.length).toBeGreaterThan(60);
  });
});

describe('what an administrator says of it', () => {
  test('is for administrators, and never gives the secret back', async () => {
    const answer = await baas.visitor.get(at(groupId));
    expect(bedrijfsloginSchema.parse(answer.json)).toMatchObject({
      bedrijfslogin: { issuer: aanbieder.issuer, domeinen: ['bedrijf.nl'] },
      terugadres: `${site()}${at(groupId)}/terug`,
      isErmeeIngelogd: false,
    });
    expect(answer.text).not.toContain(aanbieder.secret);
    const stored = await world.handle.database.execute('select geheim from bedrijfslogins');
    expect(JSON.stringify(stored)).not.toContain(aanbieder.secret);
    const lid = await world.loggedIn(await world.account({ groupId, roles: [] }));
    expect((await lid.get(at(groupId))).status).toBe(403);
  });

  test('keeps the secret that is not typed, but for the provider that it was given for alone', async () => {
    const kept = await baas.visitor.put(at(groupId), instellingen({ geheim: null }));
    expect(kept.status).toBe(200);
    const moved = instellingen({ geheim: null, clientId: 'een ander' });
    expect(await baas.visitor.put(at(groupId), moved)).toMatchObject({
      status: 422,
      json: { message: 'Vul het geheim (client secret) in.' },
    });
  });

  test.each([
    'geen adres',
    'ftp://aanbieder.example',
    'http://aanbieder.example',
    'https://10.0.0.7',
    'https://169.254.169.254',
    'https://[fd00::1]',
    'https://naam:wachtwoord@aanbieder.example',
  ])('may not be at %s', async (issuer) => {
    expect((await baas.visitor.put(at(groupId), instellingen({ issuer }))).status).toBe(422);
  });

  test.each([
    ['another host', () => aanbieder.issuer.replace('localhost', '127.0.0.1')],
    ['its description', () => `${aanbieder.issuer}/.well-known/openid-configuration`],
  ])('is refused when the provider calls itself otherwise: %s', async (_what, issuer) => {
    const body = instellingen({ issuer: issuer() });
    expect((await baas.visitor.put(at(groupId), body)).status).toBe(422);
  });
});

/** Stores it without asking the provider. */
const store = (issuer: string) =>
  world.handle.database
    .update(bedrijfslogins)
    .set({ issuer })
    .where(eq(bedrijfslogins.group_id, groupId));

describe('what was stored before it had to be the issuer itself', () => {
  afterAll(() => store(aanbieder.issuer));

  test('goes on to let in, and to let stay', async () => {
    await store(`${aanbieder.issuer}/.well-known/openid-configuration`);
    const { visitor, path } = await logIn(person().sub);
    expect(path).toBe('/');
    world.pass(QUARTER);
    expect(await check()).toEqual([]);
    expect((await userOf(visitor)).user.uid).not.toBe(0);
  });

  test('lets in nobody when it stands for many', async () => {
    const many = createServer((_asked, answer) => {
      const issuer = 'http://localhost/{tenantid}/v2.0';
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify({ issuer, authorization_endpoint: 'http://localhost/' }));
    });
    await once(many.listen(0, 'localhost'), 'listening');
    await store(`http://localhost:${portOf(many)}/.well-known/openid-configuration`);
    const begun = await world.visitor().get(`${at(groupId)}/inloggen`);
    expect(pathOf(begun)).toBe('/account/inloggen?bedrijfslogin=storing');
    many.close();
  });
});

describe('another client id', () => {
  test('lets the same people in, whom the provider numbers anew for it', async () => {
    const [eerst, later] = [person(), person()];
    aanbieder.people.set(later.sub, { email: eerst.mail, email_verified: true, groups: [] });
    const { uid } = (await userOf((await logIn(eerst.sub)).visitor)).user;
    const anders = instellingen({ clientId: aanbieder.otherClientId });
    expect((await baas.visitor.put(at(groupId), anders)).status).toBe(200);
    const { visitor, path } = await logIn(later.sub);
    expect([path, (await userOf(visitor)).user.uid]).toEqual(['/', uid]);
    // Another secret is no other client.
    await baas.visitor.put(at(groupId), anders);
    expect((await logIn(eerst.sub)).path).toBe(GEKOPPELD);
    await baas.visitor.put(at(groupId), instellingen());
  });

  test.each([
    ['login', '/account/inloggen?bedrijfslogin=verwijderd'],
    ['renewal', []],
  ])(
    'lets in nobody who was removed, by the address that the provider gave at a %s since, until invited again',
    async (since, answered) => {
      const [eerst, later] = [person(), person({ groups: ['bazen'] })];
      const claims = { email: eerst.mail, email_verified: true, groups: ['bazen'] };
      const { uid } = (await userOf((await logIn(eerst.sub)).visitor)).user;
      const prive = `prive-${since}@thuis.nl`;
      await world.handle.database.update(users).set({ mail: prive }).where(eq(users.uid, uid));
      await baas.visitor.post(`/api/v2/group/${groupId}/leden/${uid}/verwijderen`, { naar: null });
      world.pass(QUARTER);
      const answer = since === 'login' ? (await logIn(eerst.sub)).path : await check();
      expect(answer).toEqual(answered);
      const anders = instellingen({ clientId: aanbieder.otherClientId });
      expect((await baas.visitor.put(at(groupId), anders)).status).toBe(200);
      aanbieder.people.set(later.sub, claims);
      expect((await logIn(later.sub)).path).toBe('/account/inloggen?bedrijfslogin=verwijderd');
      await world.stores.groups.addMember(groupId, uid, ['company-employee']);
      expect((await logIn(later.sub)).path).toBe('/');
      await baas.visitor.put(at(groupId), instellingen());
    },
  );
});

test('a login that ends after another save opens no account by a number of before', async () => {
  const { sub, mail } = person();
  const [stored] = await world.handle.database
    .select()
    .from(bedrijfslogins)
    .where(eq(bedrijfslogins.group_id, groupId));
  if (stored === undefined) throw new Error('There is no company login.');
  const binnenkomst = {
    group: { id: groupId, label: 'Kozijnen BV' },
    instellingen: stored,
    ingesteld: stored.changed.toISOString(),
    issuer: aanbieder.issuer,
    subject: `eerder-${sub}`,
    claims: { email: mail, email_verified: true },
  };
  world.pass(1000);
  await baas.visitor.put(at(groupId), instellingen());
  await expect(letIn(world.services, binnenkomst)).rejects.toMatchObject({ reden: 'verlopen' });
  expect((await logIn(sub)).path).toBe('/');
});

test('who is numbered otherwise since a client id of before comes in when it is set up anew, as the log says', async () => {
  const [eerst, later] = [person(), person()];
  aanbieder.people.set(later.sub, { email: eerst.mail, email_verified: true, groups: [] });
  const { uid } = (await userOf((await logIn(eerst.sub)).visitor)).user;
  expect((await logIn(later.sub)).path).toBe(GEKOPPELD);
  const { json } = await baas.visitor.get(`/api/v2/group/${groupId}/gebeurtenissen`);
  const [geweigerd] = gebeurtenissenSchema.parse(json).gebeurtenissen;
  expect(detailTekst({ details: geweigerd?.details ?? {} })).toContain('ander kenmerk (client ID)');
  // The same provider once more leaves the links.
  await baas.visitor.put(at(groupId), instellingen());
  expect((await logIn(later.sub)).path).toBe(GEKOPPELD);
  await baas.visitor.delete(at(groupId));
  await baas.visitor.put(at(groupId), instellingen());
  expect((await userOf((await logIn(later.sub)).visitor)).user.uid).toBe(uid);
});

/** A company with two administrators: one by password, and `visitor`, whom the provider let in. */
const openSamen = async () => {
  const id = await world.group('Samen BV');
  const provider = await startProvider([`${site()}${at(id)}/terug`]);
  const eerste = await open(id);
  await eerste.visitor.put(at(id), van(provider));
  const claims = { email: `samen-${id}@bedrijf.nl`, email_verified: true, groups: ['bazen'] };
  provider.people.set('baas', claims);
  const visitor = world.visitor();
  const begun = await visitor.get(`${at(id)}/inloggen`);
  const back = await provider.walk(begun.headers['location'] ?? '', 'baas');
  await visitor.get(back.slice(site().length));
  await visitor.fetchToken();
  const row = async () => {
    const rows = await world.handle.database.select().from(groups).where(eq(groups.id, id));
    return rows[0];
  };
  const close = async () => {
    await eerste.visitor.delete(at(id));
    await provider.close();
  };
  return { id, provider, eerste: eerste.visitor, visitor, row, close };
};

describe('two administrators at once', () => {
  test('forbid no passwords of a company whose provider one of both removes', async () => {
    const { id, provider, eerste, visitor, row, close } = await openSamen();
    provider.whileAsked(() => eerste.delete(at(id)));
    const zonder = { ...van(provider), geheim: null, wachtwoordVerboden: true };
    expect((await visitor.put(at(id), zonder)).status).toBe(409);
    expect(await row()).toMatchObject({ bedrijfslogin: false, wachtwoord_verboden: false });
    await close();
  });

  test.each([true, false])(
    'write nothing over what one of both changed, with passwords forbidden: %s',
    async (wachtwoordVerboden) => {
      const { id, provider, eerste, visitor, row, close } = await openSamen();
      const body = { ...van(provider), geheim: null };
      provider.whileAsked(() => eerste.put(at(id), { ...body, domeinen: ['elders.nl'] }));
      expect(await visitor.put(at(id), { ...body, wachtwoordVerboden })).toMatchObject({
        status: 409,
        json: { message: expect.stringContaining('intussen gewijzigd') },
      });
      expect(await row()).toMatchObject({ bedrijfslogin: true, wachtwoord_verboden: false });
      await close();
    },
  );

  test('allow no passwords again that one of both forbade', async () => {
    const { id, provider, visitor, row, close } = await openSamen();
    const body = { ...van(provider), geheim: null };
    provider.whileAsked(() => visitor.put(at(id), { ...body, wachtwoordVerboden: true }));
    const breder = { ...body, domeinen: ['bedrijf.nl', 'bedrijf.be'] };
    expect((await visitor.put(at(id), breder)).status).toBe(409);
    expect(await row()).toMatchObject({ wachtwoord_verboden: true });
    await visitor.delete(at(id));
    await close();
  });
});

test('a page from before passwords were forbidden does not allow them again', async () => {
  const { id, provider, visitor, row, close } = await openSamen();
  const body = { ...van(provider), geheim: null };
  const { revisie } = bedrijfsloginSchema.parse((await visitor.get(at(id))).json);
  const over = (change: object) =>
    visitor.put(at(id), { ...body, ...change }, { 'If-Match': revisie });
  const verboden = await over({ wachtwoordVerboden: true });
  expect(verboden.status).toBe(200);
  expect(await over({ domeinen: ['bedrijf.nl', 'bedrijf.be'] })).toMatchObject({
    status: 409,
    json: { message: expect.stringContaining('intussen gewijzigd') },
  });
  expect(await row()).toMatchObject({ wachtwoord_verboden: true });
  expect(bedrijfsloginSchema.parse(verboden.json).revisie).not.toBe(revisie);
  await visitor.delete(at(id));
  await close();
});

describe('another provider', () => {
  test('ends the sessions and the links of the one before, also of who names it', async () => {
    const id = await world.group('Wissel BV');
    const [eerst, later] = await Promise.all(
      [1, 2].map(() => startProvider([`${site()}${at(id)}/terug`])),
    );
    if (eerst === undefined || later === undefined) throw new Error('There is no provider.');
    const begin = await open(id);
    await begin.visitor.put(at(id), van(eerst));
    const claims = { email: 'wisselbaas@bedrijf.nl', email_verified: true, groups: ['bazen'] };
    eerst.people.set('baas', claims);
    const visitor = world.visitor();
    const begun = await visitor.get(`${at(id)}/inloggen`);
    const back = await eerst.walk(begun.headers['location'] ?? '', 'baas');
    await visitor.get(back.slice(site().length));
    await visitor.fetchToken();
    const { uid } = (await userOf(visitor)).user;
    // Whom it lets in is no reason to log in again.
    const breder = { ...van(eerst), geheim: null, domeinen: ['bedrijf.nl', 'bedrijf.be'] };
    expect((await visitor.put(at(id), breder)).status).toBe(200);
    expect((await userOf(visitor)).user.uid).toBe(uid);

    const saved = await visitor.put(at(id), van(later));
    expect(bedrijfsloginSchema.parse(saved.json).isErmeeIngelogd).toBe(false);
    expect((await userOf(visitor)).user.uid).toBe(0);
    const links = await world.handle.database
      .select()
      .from(bedrijfsloginAccounts)
      .where(eq(bedrijfsloginAccounts.group_id, id));
    expect(links).toEqual([]);
    expect((await userOf(begin.visitor)).user.uid).toBe(begin.uid);
    await Promise.all([eerst.close(), later.close()]);
  });
});

describe('a company without passwords', () => {
  test('is made by who came in without, and then lets nobody in by password', async () => {
    const id = await world.group('Streng BV');
    const streng = await startProvider([`${site()}${at(id)}/terug`]);
    const eerste = await open(id);
    const zonder = {
      ...instellingen({ issuer: streng.issuer }),
      geheim: streng.secret,
      wachtwoordVerboden: true,
    };
    expect((await eerste.visitor.put(at(id), zonder)).status).toBe(409);
    await eerste.visitor.put(at(id), { ...zonder, wachtwoordVerboden: false });
    expect((await eerste.visitor.put(at(id), { ...zonder, geheim: null })).status).toBe(409);

    const claims = { email: 'baas@bedrijf.nl', email_verified: true, groups: ['bazen'] };
    streng.people.set('baas', claims);
    const visitor = world.visitor();
    const begun = await visitor.get(`${at(id)}/inloggen`);
    const back = await streng.walk(begun.headers['location'] ?? '', 'baas');
    await visitor.get(back.slice(site().length));
    await visitor.fetchToken();
    // Who came in with the domains before does not know that the new ones let anybody in.
    const anders = { ...zonder, geheim: null, domeinen: ['elders.nl'] };
    expect((await visitor.put(at(id), anders)).status).toBe(409);
    world.pass(1000);
    expect((await visitor.put(at(id), { ...anders, wachtwoordVerboden: false })).status).toBe(200);
    expect((await visitor.put(at(id), anders)).status).toBe(409);
    const toegestaan = { ...zonder, geheim: null, wachtwoordVerboden: false };
    expect((await visitor.put(at(id), toegestaan)).status).toBe(200);
    expect((await visitor.put(at(id), { ...zonder, geheim: null })).status).toBe(409);
    const again = await visitor.get(`${at(id)}/inloggen`);
    const path = await streng.walk(again.headers['location'] ?? '', 'baas');
    await visitor.get(path.slice(site().length));
    await visitor.fetchToken();
    expect((await visitor.put(at(id), { ...zonder, geheim: null })).status).toBe(200);

    expect(await eerste.visitor.get(`/api/v2/group/${id}/leden`)).toMatchObject({
      status: 403,
      json: { code: 'shut_out' },
    });
    const refused = await world.visitor().tryLogIn(eerste.name, PASSWORD);
    expect([refused.status, refused.json]).toMatchObject([403, { code: 'shut_out' }]);
    const log = await visitor.get(`/api/v2/group/${id}/gebeurtenissen?over=inloggen`);
    expect(gebeurtenissenSchema.parse(log.json).gebeurtenissen[0]).toMatchObject({
      soort: 'inloggen_mislukt',
      door: { uid: eerste.uid },
    });
    expect((await visitor.get(`/api/v2/group/${id}/leden`)).status).toBe(200);

    // The provider takes the role away: the last one who administers it and gets in keeps it.
    streng.people.set('baas', { ...claims, groups: [] });
    world.pass(QUARTER);
    expect(await check()).toEqual([]);
    expect((await visitor.get(`/api/v2/group/${id}/leden`)).status).toBe(200);
    await visitor.delete(at(id));
    const [row] = await world.handle.database.select().from(groups).where(eq(groups.id, id));
    expect(row).toMatchObject({ bedrijfslogin: false, wachtwoord_verboden: false });
    expect((await userOf(visitor)).user.uid).toBe(0);
    expect((await world.visitor().tryLogIn(eerste.name, PASSWORD)).status).toBe(200);
    await streng.close();
  });
});
