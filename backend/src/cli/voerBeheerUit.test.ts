import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';

import { eq } from 'drizzle-orm';

import { gebeurtenissenSchema } from '@adviestool/contract/gebeurtenissen';

import { createBedrijfslogins } from '../bedrijfslogin/bedrijfsloginStore.ts';
import { bedrijfsloginAccounts } from '../database/schema/bedrijfslogin.ts';
import { users } from '../database/schema/users.ts';
import { startProvider } from '../testing/startProvider.ts';
import { buildTestApp, PASSWORD, SIGN_KEY, type TestApp } from '../testing/testApp.ts';
import { readBeheerOpdracht } from './beheerOpdracht.ts';
import { voerBeheerUit } from './voerBeheerUit.ts';

let world: TestApp;
let groep: string;

/** Runs one command; `typed`: who is at the keyboard types this password. */
const run = async (woorden: string[], typed: string | null = null): Promise<string[]> => {
  const opdracht = readBeheerOpdracht(woorden);
  if (opdracht.opdracht === 'sleutel maken') throw new Error('That needs no database.');
  return voerBeheerUit(
    {
      database: world.handle.database,
      vraagWachtwoord: typed === null ? null : async () => typed,
      audit: world.services.audit,
      signKey: async () => SIGN_KEY,
      config: { isDevelopment: true },
      now: new Date(),
    },
    opdracht,
  );
};

const maken = (naam: string, mail = `${naam}@example.nl`, ...rest: string[]): string[] =>
  ['gebruiker', 'maken', '--naam', naam, '--mail', mail, '--groep', groep].concat(rest);

beforeAll(async () => {
  world = await buildTestApp({ isDevelopment: true });
  groep = String(await world.group());
});
afterAll(() => world.close());

test('a group is made, with or without registration, and listed', async () => {
  const [made = ''] = await run(['groep', 'maken', '--naam', 'Bouw BV', '--registratie']);
  const id = /^Groep (\d+) \(Bouw BV\) is gemaakt\.$/.exec(made)?.[1];
  expect(await run(['groep', 'lijst'])).toContain(`${id}  Bouw BV  met registratie`);
  await run(['groep', 'maken', '--naam', 'Dicht BV']);
  expect((await run(['groep', 'lijst'])).at(-1)).toMatch(/Dicht BV {2}zonder registratie$/);
  expect((await world.visitor().get(`/api/v2/group/${id}`)).json).toMatchObject({
    group: { label: 'Bouw BV', user_registration: true },
  });
});

describe('a company login', () => {
  test('is described by a file, and a group that shuts itself out is opened again', async () => {
    jest.spyOn(console, 'info').mockReturnValue(undefined);
    jest.spyOn(console, 'warn').mockReturnValue(undefined);
    const groupId = await world.group('Buiten BV');
    const eigen = String(groupId);
    const account = await world.account({ groupId, roles: ['company-administrator'] });
    const aanbieder = await startProvider([`${world.services.siteOrigin()}/terug`]);
    const map = await mkdtemp(path.join(tmpdir(), 'adviestool-beheer-'));
    const bestand = path.join(map, 'inloggen.json');
    const inloggen = ['groep', 'inloggen', '--groep', eigen, '--bestand', bestand];
    await expect(run(inloggen)).rejects.toThrow('kan niet worden gelezen');
    const beschrijving = {
      issuer: aanbieder.issuer,
      clientId: aanbieder.clientId,
      geheim: aanbieder.secret,
      domeinen: ['bedrijf.nl'],
      rolclaim: null,
      rollen: [],
      standaardrol: 'company-employee',
      wachtwoordVerboden: true,
    };
    await writeFile(bestand, JSON.stringify({ ...beschrijving, domeinen: ['geen'] }));
    await expect(run(inloggen)).rejects.toThrow('domeinen.0: Vul een domein in');
    await writeFile(bestand, JSON.stringify({ ...beschrijving, issuer: 'https://10.0.0.1' }));
    await expect(run(inloggen)).rejects.toThrow('antwoordt geen aanbieder');
    await writeFile(bestand, JSON.stringify(beschrijving));
    expect(await run(inloggen)).toEqual([
      `Groep ${eigen} logt in via ${aanbieder.issuer}, en niet met een wachtwoord.`,
    ]);
    const visitor = world.visitor();
    expect((await visitor.tryLogIn(account.name, PASSWORD)).status).toBe(403);
    expect(
      (await visitor.get(`/api/v2/group/${eigen}/bedrijfslogin/inloggen`)).headers,
    ).toMatchObject({ location: expect.stringContaining(`${aanbieder.issuer}/`) });
    const { database } = world.handle;
    await createBedrijfslogins(database).linkAccount(
      { groupId, issuer: aanbieder.issuer, subject: 'x' },
      account.uid,
      new Date(),
    );
    const links = () =>
      database.$count(bedrijfsloginAccounts, eq(bedrijfsloginAccounts.group_id, groupId));
    await run(inloggen);
    expect(await links()).toBe(1);
    const ander = { ...beschrijving, clientId: aanbieder.otherClientId };
    await writeFile(bestand, JSON.stringify(ander));
    await run(inloggen);
    expect(await links()).toBe(0);
    await run(['groep', 'wachtwoorden', '--groep', eigen]);
    expect((await visitor.tryLogIn(account.name, PASSWORD)).status).toBe(200);
    await expect(run(['groep', 'wachtwoorden', '--groep', '9999'])).rejects.toThrow('geen groep');
    const woorden = ['gebruiker', 'maken', '--naam', 'Nieuw', '--mail', 'nieuw@example.nl'];
    await run([...woorden, '--groep', eigen, '--genereer']);
    const log = await visitor.get(`/api/v2/group/${eigen}/gebeurtenissen`);
    expect(
      gebeurtenissenSchema
        .parse(log.json)
        .gebeurtenissen.filter(({ door }) => door === null)
        .map(({ soort, over }) => [soort, over?.naam]),
    ).toEqual([
      ['account_gemaakt', 'Nieuw'],
      ['wachtwoorden_toegestaan', undefined],
      ['bedrijfslogin_gewijzigd', undefined],
      ['bedrijfslogin_gewijzigd', undefined],
      ['bedrijfslogin_gewijzigd', undefined],
    ]);
    await aanbieder.close();
    await rm(map, { recursive: true });
  });
});

describe('a member', () => {
  test('gets another role, but for the last administrator, and loses what is personal', async () => {
    const groupId = await world.group();
    const eigen = String(groupId);
    const [one, other] = [
      await world.account({ groupId, roles: ['company-administrator'] }),
      await world.account({ groupId, roles: [] }),
    ];
    const rol = (naam: string, welke: string) =>
      run(['gebruiker', 'rol', '--naam', naam, '--groep', eigen, '--rol', welke]);
    await expect(rol(one.name, 'medewerker')).rejects.toThrow('is de laatste beheerder van groep');
    await expect(rol('niemand', 'medewerker')).rejects.toThrow('Er is geen gebruiker');
    expect(await rol(other.name, 'beheerder')).toEqual([
      `${other.name} is nu beheerder van groep ${eigen}.`,
    ]);
    expect(await rol(one.name, 'medewerker')).toHaveLength(1);
    const verwijder = (naam: string) => run(['gebruiker', 'verwijderen', '--naam', naam]);
    await expect(verwijder(other.name)).rejects.toThrow('is de laatste beheerder');
    await verwijder(one.name);
    const lijst = (await run(['gebruiker', 'lijst'])).join('\n');
    expect(lijst).toContain(`verwijderde gebruiker ${one.uid}`);
    expect(lijst).not.toContain(one.mail);
  });
});

describe('an account', () => {
  test('is administrator of its group, with a password that is told once', async () => {
    const regels = await run(maken('baas', 'baas@example.nl', '--beheerder', '--genereer'), 'x');
    expect(regels[0]).toMatch(/^Gebruiker \d+ \(baas\) is beheerder van groep \d+\.$/);
    const wachtwoord = /: (\S{20})$/.exec(regels[1] ?? '')?.[1] ?? '';
    const visitor = world.visitor();
    await visitor.logIn('baas', wachtwoord);
    const { json } = await visitor.get(`/api/v2/user/current`);
    expect(json).toMatchObject({
      groups: { [groep]: { roles: expect.arrayContaining(['company-administrator']) } },
    });
    expect(world.auditLines.join('')).toContain('"event":"account_made"');
    expect(world.auditLines.join('')).not.toContain(wachtwoord);
  });

  test('is an employee without --beheerder, with the password that was typed, which is not told', async () => {
    const regels = await run(maken('medewerker'), 'Hoekanker-2026');
    expect(regels).toEqual([expect.stringMatching(/ is medewerker van groep \d+\.$/)]);
    expect((await world.visitor().tryLogIn('medewerker', 'Hoekanker-2026')).status).toBe(200);
    expect((await run(['gebruiker', 'lijst'])).at(-1)).toMatch(
      /^\d+ {2}medewerker {2}medewerker@example\.nl {2}\d+ company-employee$/,
    );
  });

  test.each<[string, () => string[], string, RegExp]>([
    ['a taken name', () => maken('BAAS', 'nieuw@example.nl'), 'Hoekanker-2026', /al een .* naam/],
    ['a taken address', () => maken('n', 'Baas@example.nl'), 'Hoekanker-2026', /al een .* adres/],
    ['a name like an address', () => maken('a@b', 'c@d.nl'), 'Hoekanker-2026', /kan niet/],
    ['a name after a space', () => maken(' a', 'c@d.nl'), 'Hoekanker-2026', /kan niet/],
    ['a short password', () => maken('kort'), 'kort', /minstens 8 tekens/],
    ['a common password', () => maken('veel'), 'password', /veel gebruikt/],
    [
      'a group that is not there',
      () => [...maken('weg').slice(0, -1), '999999'],
      'Hoekanker-2026',
      /geen groep 999999/,
    ],
  ])('with %s is refused, and nothing is made', async (_what, woorden, typed, reden) => {
    const before = await world.handle.database.$count(users);
    await expect(run(woorden(), typed)).rejects.toThrow(reden);
    expect(await world.handle.database.$count(users)).toBe(before);
  });
});
