import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { inzageLinksSchema, type InzageLink } from '@adviestool/contract/inzage';

import { readBeheerOpdracht } from '../cli/beheerOpdracht.ts';
import { voerBeheerUit } from '../cli/voerBeheerUit.ts';
import type { GroupRole } from '@adviestool/contract/rollen';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { makeLink, openLink } from '../testing/openLink.ts';
import { buildTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';

interface Person {
  uid: number;
  name: string;
  mail: string;
  visitor: Visitor;
}

let world: TestApp;
let groupId: number;
let base: string;
let beheerder: Person;
let owner: Person;
let moderator: Person;
let url: string;

const join = async (role: GroupRole): Promise<Person> => {
  const account = await world.account({ groupId, roles: [role] });
  return { ...account, visitor: await world.loggedIn(account) };
};

const create = async (person: Person, name: string): Promise<string> => {
  const body = buildProjectBody({ name });
  const made = await person.visitor.post(`${base}/user/projects`, body);
  return String(made.headers['location']);
};

const links = async (project = url, person = owner): Promise<InzageLink[]> =>
  inzageLinksSchema.parse((await person.visitor.get(`${project}/inzagelinks`)).json).links;

const giveRole = async ({ uid }: Person, rol: GroupRole): Promise<void> => {
  const answer = await beheerder.visitor.put(`${base}/leden/${uid}`, { rol });
  expect(answer.status).toBe(204);
};

const beheer = async (...woorden: string[]): Promise<void> => {
  const opdracht = readBeheerOpdracht(woorden);
  if (opdracht.opdracht === 'sleutel maken') throw new Error('That needs no database.');
  const { audit } = world.services;
  const { database } = world.handle;
  const keys = { signKey: async () => world.services.signKey, config: world.services.config };
  await voerBeheerUit(
    { database, vraagWachtwoord: null, audit, ...keys, now: new Date() },
    opdracht,
  );
};

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

beforeEach(async () => {
  groupId = await world.group();
  base = `/api/v2/group/${groupId}`;
  beheerder = await join('company-administrator');
  owner = await join('company-employee');
  moderator = await join('company-moderator');
  url = await create(owner, 'Dok');
  await world.deliverMail();
});

/** What takes the right to manage a colleague's project away. */
const LOSSES: [string, () => Promise<void>][] = [
  ['becomes an employee', () => giveRole(moderator, 'company-employee')],
  ['becomes a reader', () => giveRole(moderator, 'company-dashboard')],
  [
    'gets another role by the command',
    () => {
      const rol = ['--groep', String(groupId), '--rol', 'medewerker'];
      return beheer('gebruiker', 'rol', '--naam', moderator.name, ...rol);
    },
  ],
  [
    'is removed from the company',
    async () => {
      const path = `${base}/leden/${moderator.uid}/verwijderen`;
      expect((await beheerder.visitor.post(path, { naar: null })).status).toBe(204);
    },
  ],
  [
    'ends the account',
    async () => {
      const body = { current_pass: PASSWORD };
      expect((await moderator.visitor.post('/api/v2/user/cancel', body)).status).toBe(200);
    },
  ],
  ['is removed by the command', () => beheer('gebruiker', 'verwijderen', '--naam', moderator.name)],
];

describe('a link to the project of a colleague [storing 42]', () => {
  test.each(LOSSES)('ends when who made it %s, and its owner is told', async (_how, lose) => {
    const { token } = await makeLink(moderator.visitor, url);
    const own = await makeLink(owner.visitor, url);
    const { reader, inzage } = await openLink(world, token);
    const other = await openLink(world, own.token);
    expect((await reader.get(inzage)).status).toBe(200);
    await lose();
    expect((await reader.get(inzage)).status).toBe(404);
    expect((await world.visitor().post('/api/v2/inzage', { token })).status).toBe(404);
    expect((await other.reader.get(other.inzage)).status).toBe(200);
    const shown = (await links()).map((link) => [link.stand, link.maker_zonder_recht]);
    expect(shown).toHaveLength(2);
    expect(shown).toEqual(
      expect.arrayContaining([
        ['geldig', false],
        ['ingetrokken', true],
      ]),
    );
    // Who was removed is told of that too, in a mail of its own.
    const mails = (await world.deliverMail()).filter(({ to }) => to.address !== moderator.mail);
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      [owner.mail, 'Inzagelink vervallen: het project ‘Dok’'],
    ]);
    expect(mails[0]?.text).toContain(
      'Een inzagelink van het project ‘Dok’ werkt niet meer: wie hem maakte, mag dat project niet meer beheren.',
    );
    expect(mails[0]?.link.endsWith(`${url.split('/').at(-1)}/beheren`)).toBe(true);
  });

  test('is no mail to an owner who does not have the project any more', async () => {
    await makeLink(moderator.visitor, url);
    await giveRole(moderator, 'company-employee');
    expect((await owner.visitor.delete(url)).status).toBe(204);
    expect(await world.deliverMail()).toEqual([]);
  });

  test('stays ended when the right is given back', async () => {
    const { token } = await makeLink(moderator.visitor, url);
    await giveRole(moderator, 'company-employee');
    await giveRole(moderator, 'company-moderator');
    expect((await world.visitor().post('/api/v2/inzage', { token })).status).toBe(404);
    expect((await links())[0]).toMatchObject({ stand: 'ingetrokken', maker_zonder_recht: false });
  });

  test('does not work for a role that another way than the product took away', async () => {
    const { token } = await makeLink(moderator.visitor, url);
    const { reader, inzage } = await openLink(world, token);
    await world.stores.leden.setRoles(groupId, moderator.uid, ['company-employee']);
    expect((await reader.get(inzage)).status).toBe(404);
    expect((await world.visitor().post('/api/v2/inzage', { token })).status).toBe(404);
    expect((await links())[0]).toMatchObject({ stand: 'ingetrokken', maker_zonder_recht: true });
  });

  test('goes on with a role that manages it as well', async () => {
    const { token } = await makeLink(moderator.visitor, url);
    const { reader, inzage } = await openLink(world, token);
    await giveRole(moderator, 'company-administrator');
    expect((await reader.get(inzage)).status).toBe(200);
    expect((await links())[0]).toMatchObject({ stand: 'geldig', maker_zonder_recht: false });
    expect(await world.deliverMail()).toEqual([]);
  });
});

test('an employee keeps the links to the own projects, and a reader loses them without a mail', async () => {
  const own = await create(moderator, 'Eigen');
  const { token } = await makeLink(moderator.visitor, own);
  const { reader, inzage } = await openLink(world, token);
  await giveRole(moderator, 'company-employee');
  expect((await reader.get(inzage)).status).toBe(200);
  await giveRole(moderator, 'company-dashboard');
  expect((await reader.get(inzage)).status).toBe(404);
  expect(await world.deliverMail()).toEqual([]);
});

test('each owner is told once of all links that ended', async () => {
  const other = await join('company-employee');
  const second = await create(owner, 'Kade');
  const others = await create(other, 'Sluis');
  for (const project of [url, url, second, others]) await makeLink(moderator.visitor, project);
  await giveRole(moderator, 'company-employee');
  const mails = await world.deliverMail();
  const told = new Map(mails.map(({ to, text, link }) => [to.address, { text, link }]));
  expect(mails).toHaveLength(2);
  expect(told.get(owner.mail)?.text).toContain('3 inzagelinks van 2 projecten werken niet meer');
  expect(new URL(told.get(owner.mail)?.link ?? '').pathname).toBe('/');
  expect(told.get(other.mail)?.text).toContain('Een inzagelink van het project ‘Sluis’');
});
