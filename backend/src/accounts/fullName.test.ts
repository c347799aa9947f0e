import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { backendFormSchema } from '@adviestool/contract/backendForm';
import { ledenSchema } from '@adviestool/contract/leden';
import { eq } from 'drizzle-orm';

import { users } from '../database/schema/users.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildRegisterBody } from '../testing/buildRegisterBody.ts';
import { buildTestApp, PASSWORD, type TestAccount, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';

let world: TestApp;
let groupId: number;
let account: TestAccount;
let beheerder: Visitor;

beforeAll(async () => {
  world = await buildTestApp({ registrationLimit: 1000 });
  groupId = await world.group();
  account = await world.account({ groupId, roles: ['company-administrator'] });
  beheerder = await world.loggedIn(account);
});
afterAll(() => world.close());

const edit = (full_name: string | null | undefined, by = beheerder, { mail } = account) =>
  by.post(`/api/v2/group/${groupId}/user/edit`, {
    account: { mail, ...(full_name !== undefined && { full_name }) },
    company: { name: 'Bouw' },
  });

const register = (full_name: string | null) => {
  const { account: filled, company } = buildRegisterBody();
  const body = { account: { ...filled, full_name }, company };
  return world.visitor().post(`/api/v2/group/${groupId}/user/register`, body);
};

const namen = async (): Promise<string[]> =>
  ledenSchema
    .parse((await beheerder.get(`/api/v2/group/${groupId}/leden`)).json)
    .leden.map(({ naam }) => naam);

test('a registration and the account have a name, which colleagues read', async () => {
  expect((await register('Anna de Boer')).status).toBe(200);
  expect(await namen()).toContain('Anna de Boer');
  expect((await edit(' Bert Visser ')).status).toBe(200);
  expect(await namen()).toEqual(['Anna de Boer', 'Bert Visser']);
  const form = backendFormSchema.parse(
    (await beheerder.get(`/api/v2/group/${groupId}/user/edit`)).json,
  );
  expect(form.form['account.full_name']).toMatchObject({
    title: 'Uw naam',
    default_value: 'Bert Visser',
    required: false,
  });
  const made = await beheerder.post(`/api/v2/group/${groupId}/user/projects`, buildProjectBody());
  const url = String(made.headers['location']);
  const history = await beheerder.get(`${url}/revisies`);
  expect(JSON.stringify(history.json)).toContain('Bert Visser');
  expect(JSON.stringify(history.json)).not.toContain(account.name);
});

test('a page that does not know it leaves it, an empty one takes it away', async () => {
  await edit('Bert Visser');
  await edit(undefined);
  expect(await namen()).toContain('Bert Visser');
  await edit('');
  expect(await namen()).toContain(account.name);
  // It is no other name to log in with.
  await edit('Bert Visser');
  expect((await world.visitor().tryLogIn('Bert Visser', PASSWORD)).status).toBe(400);
  expect((await world.visitor().tryLogIn(account.name, PASSWORD)).status).toBe(200);
});

test.each([
  ['two spaces', 'Anna-Maria  van Dijk'],
  ['another hyphen', 'Anna\u2010Maria van Dijk'],
  ['a hyphen at which no line breaks', 'Anna\u2011Maria van Dijk'],
  ['a dash', 'Anna\u2013Maria van Dijk'],
  ['the ligature of ij', 'Anna-Maria van D\u0133k'],
])('nobody is called as a colleague with %s, nor as one was called before', async (_what, naam) => {
  const ander = await world.account({ groupId, roles: ['company-employee'] });
  const zij = await world.loggedIn(ander);
  expect((await edit('Anna-Maria van Dijk')).status).toBe(200);
  expect(await edit(naam, zij, ander)).toMatchObject({
    status: 422,
    text: expect.stringContaining('Iemand anders heet al zo.'),
  });
  await edit(naam);
  expect((await edit('Anna-Maria van Dijk', zij, ander)).status).toBe(422);
  await edit('Bert Visser');
});

test('who was called as a colleague before keeps the name and changes the rest', async () => {
  const ander = await world.account({ groupId, roles: ['company-employee'] });
  const zij = await world.loggedIn(ander);
  const { database } = world.services;
  const full_name = 'Bert  Visser';
  await database.update(users).set({ full_name }).where(eq(users.uid, ander.uid));
  expect((await edit('Bert Visser')).status).toBe(200);
  expect((await edit(full_name, zij, ander)).status).toBe(200);
  expect((await edit('Bert   Visser', zij, ander)).status).toBe(422);
  await edit(null, zij, ander);
});

test('nobody is called as a colleague with another apostrophe, or as who is gone', async () => {
  const ander = await world.account({ groupId, roles: ['company-employee'] });
  const zij = await world.loggedIn(ander);
  expect((await edit("Jan d'Hont")).status).toBe(200);
  for (const naam of ['Jan d\u2019Hont', 'Jan d\u00B4Hont', 'verwijderde  gebruiker 3']) {
    expect((await edit(naam, zij, ander)).status).toBe(422);
  }
  await edit('Bert Visser');
});

test('nobody is called as a colleague is, or as somebody logs in', async () => {
  await edit('Bert Visser');
  const ander = await world.account({ groupId, roles: ['company-employee'] });
  const zij = await world.loggedIn(ander);
  for (const naam of ['bert visser', account.name, 'Bert\u200BVisser', 'verwijderde gebruiker 3']) {
    expect((await edit(naam, zij, ander)).status).toBe(422);
  }
  expect((await register('Bert Visser')).status).toBe(422);
  // Its own login name is its own.
  expect((await edit(ander.name, zij, ander)).status).toBe(200);
  // Nor by the name of a login that is shown for want of another.
  const { account: filled, company } = buildRegisterBody();
  const body = { account: { ...filled, name: 'Bert Visser' }, company };
  const url = `/api/v2/group/${groupId}/user/register`;
  expect(await world.visitor().post(url, body)).toMatchObject({
    status: 422,
    text: expect.stringContaining('Een collega heet zoals uw gebruikersnaam'),
  });
  const elders = await world.group();
  const ver = await world.account({ groupId: elders, roles: ['company-employee'] });
  const naamgenoot = await (
    await world.loggedIn(ver)
  ).post(`/api/v2/group/${elders}/user/edit`, {
    account: { mail: ver.mail, full_name: 'Bert Visser' },
    company: { name: 'Elders' },
  });
  expect(naamgenoot.status).toBe(200);
  // Who fills in another name is called by that.
  const zelf = { ...body.account, full_name: 'Bert Visser junior' };
  expect((await world.visitor().post(url, { account: zelf, company })).status).toBe(200);
});
