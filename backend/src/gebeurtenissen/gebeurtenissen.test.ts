import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  gebeurtenissenSchema,
  type Gebeurtenis,
  type Gebeurtenissen,
} from '@adviestool/contract/gebeurtenissen';
import { eq } from 'drizzle-orm';
import { inzageGeopendSchema, inzageLinkGemaaktSchema } from '@adviestool/contract/inzage';

import { groups } from '../database/schema/groups.ts';
import { cleanUp } from '../operations/housekeeping.ts';
import { demoProject } from '../seed/demoProject.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { makeLink, openLink } from '../testing/openLink.ts';
import { buildTestApp, type TestApp, type TestAccount } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';
import { createGebeurtenissen } from './gebeurtenissenStore.ts';
import { noteer } from './noteer.ts';

const DAY = 24 * 3_600_000;

let world: TestApp;
let groupId: number;
let account: TestAccount;
let beheerder: Visitor;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

beforeEach(async () => {
  groupId = await world.group();
  account = await world.account({ groupId, roles: ['company-administrator'] });
  beheerder = await world.loggedIn(account);
});

const read = async (query = '', by = beheerder): Promise<Gebeurtenissen> =>
  gebeurtenissenSchema.parse(
    (await by.get(`/api/v2/group/${groupId}/gebeurtenissen${query}`)).json,
  );

const soorten = ({ gebeurtenissen }: Gebeurtenissen): string[] =>
  gebeurtenissen.map(({ soort }) => soort);

const latest = async (): Promise<Gebeurtenis | undefined> => (await read()).gebeurtenissen[0];

const noteMany = async (aantal: number, now = new Date()): Promise<void> => {
  const { database } = world.services;
  const logo = { soort: 'logo_gewijzigd', groupId, uid: account.uid } as const;
  for (let time = 0; time < aantal; time += 1) await noteer(database, logo, now);
};

test('who did what to whom stands in the log, with names and without address', async () => {
  const ander = await world.account({ groupId, roles: ['company-employee'] });
  const group = `/api/v2/group/${groupId}`;
  await beheerder.call('PUT', `${group}/leden/${ander.uid}`, {
    body: { rol: 'company-moderator' },
  });
  expect(await latest()).toMatchObject({
    soort: 'rol_gewijzigd',
    door: { uid: account.uid, naam: account.name },
    over: { uid: ander.uid, naam: ander.name },
    details: { rol: 'company-moderator' },
  });
  await beheerder.post(`${group}/uitnodigingen`, { mail: 'x@example.nl', rol: 'company-employee' });
  await beheerder.call('PUT', `${group}/instellingen`, { body: { zichtbaarheid: 'bekijken' } });
  const made = await beheerder.post(`${group}/user/projects`, buildProjectBody());
  const url = String(made.headers['location']);
  const { id, token } = await makeLink(beheerder, url, 30);
  await openLink(world, token);
  expect(await latest()).toMatchObject({ soort: 'link_geopend', door: null });
  await beheerder.call('DELETE', `${url}/inzagelinks/${id}`);
  await beheerder.get(`${url}/export`);
  const all = await read();
  expect(soorten(all)).toEqual([
    'project_geexporteerd',
    'link_ingetrokken',
    'link_geopend',
    'link_gemaakt',
    'zichtbaarheid_gewijzigd',
    'uitgenodigd',
    'rol_gewijzigd',
    'ingelogd',
  ]);
  expect(all.personen).toEqual([{ uid: account.uid, naam: account.name }]);
  expect(JSON.stringify(all)).not.toMatch(/@|10\.1\./);
});

test('of the site links and deviations stand in the log, and what was placed as advised does not', async () => {
  const made = await beheerder.post(`/api/v2/group/${groupId}/user/projects`, {
    ...demoProject(new Date()),
  });
  const url = String(made.headers['location']);
  const vraag = { soort: 'bouwplaats', dagen: 30, label: null };
  const answer = await beheerder.post(`${url}/inzagelinks`, vraag);
  const { link, token } = inzageLinkGemaaktSchema.parse(answer.json);
  const site = world.visitor();
  const opened = inzageGeopendSchema.parse((await site.post('/api/v2/inzage', { token })).json);
  const say = (stuk: number, afwijking: 'minder' | null) =>
    site.post(
      `/api/v2/inzage/${opened.id}/bouwplaats/montage/1f0a7c21`,
      {
        stuk,
        geplaatst: null,
        ankers: { onderzijde: 1, zijkanten: 1, bovenzijde: 1 },
        afwijking,
        toelichting: '',
        fotos: [],
        op: '2026-11-20T09:00:00Z',
        getoond: {},
        door: 'Piet',
      },
      { 'Idempotency-Key': randomUUID() },
    );
  expect([(await say(1, null)).status, (await say(2, 'minder')).status]).toEqual([201, 201]);
  expect(await latest()).toMatchObject({ soort: 'afwijking_gemeld', door: null });
  await beheerder.delete(`${url}/inzagelinks/${link.id}`);
  expect(soorten(await read()).slice(0, 4)).toEqual([
    'bouwplaatslink_ingetrokken',
    'afwijking_gemeld',
    'bouwplaatslink_geopend',
    'bouwplaatslink_gemaakt',
  ]);
  expect(soorten(await read('?over=bouw'))).toEqual(['afwijking_gemeld']);
});

test('a project that is removed, put back and archived stands in the log, and keeps its name there', async () => {
  const body = buildProjectBody({ name: 'Havenkwartier' });
  const made = await beheerder.post(`/api/v2/group/${groupId}/user/projects`, body);
  const url = String(made.headers['location']);
  await beheerder.get(`${url}/export`);
  // What is so already is no second line.
  for (const wat of ['archiveren', 'archiveren', 'uit-archief', 'uit-archief']) {
    expect((await beheerder.post(`${url}/${wat}`, undefined)).status).toBe(200);
  }
  await beheerder.delete(url);
  expect((await latest())?.project?.weg).toBe(true);
  await beheerder.post(`${url}/restore`, {});
  await beheerder.post(`${url}/restore`, {});
  expect((await latest())?.project?.weg).toBeUndefined();
  await beheerder.delete(url);
  const gedaan = [
    'project_verwijderd',
    'project_teruggezet',
    'project_verwijderd',
    'project_uit_archief',
    'project_gearchiveerd',
  ];
  expect(soorten(await read('?over=projecten'))).toEqual(gedaan);
  world.pass(31 * DAY);
  await cleanUp(world.services);
  beheerder = await world.loggedIn(account);
  const { gebeurtenissen } = await read();
  const project = { id: Number(url.split('/').at(-1)), naam: 'Havenkwartier', weg: true };
  expect(gebeurtenissen.filter((each) => each.project !== null)).toMatchObject(
    [...gedaan, 'project_geexporteerd'].map((soort) => ({
      soort,
      project,
      door: { uid: account.uid },
    })),
  );
});

test('who has a link fills no log with it: once an hour of each project and kind', async () => {
  const projectOf = async () => {
    const made = await beheerder.post(`/api/v2/group/${groupId}/user/projects`, buildProjectBody());
    return String(made.headers['location']);
  };
  const url = await projectOf();
  const { token } = await makeLink(beheerder, url, 30);
  const other = await makeLink(beheerder, await projectOf(), 30);
  const geopend = async () => {
    for (let time = 0; time < 3; time += 1) await openLink(world, token);
    const { gebeurtenissen } = await createGebeurtenissen(world.handle.database).list(groupId, {});
    return gebeurtenissen.filter(({ soort }) => soort === 'link_geopend').length;
  };
  expect(await geopend()).toBe(1);
  await openLink(world, other.token);
  expect(await geopend()).toBe(2);
  world.pass(3_600_000 + 1000);
  expect(await geopend()).toBe(3);
});

test('what is refused is not in the log, and another company sees nothing', async () => {
  const group = `/api/v2/group/${groupId}`;
  const before = soorten(await read());
  const refused = await beheerder.call('PUT', `${group}/leden/${account.uid}`, {
    body: { rol: 'company-employee' },
  });
  expect(refused.status).toBe(409);
  expect(soorten(await read())).toEqual(before);
  const elders = await world.group();
  const vreemd = await world.loggedIn(
    await world.account({ groupId: elders, roles: ['company-administrator'] }),
  );
  expect((await vreemd.get(`${group}/gebeurtenissen`)).status).toBe(403);
});

test('it is filtered by kind, person and period, and read page by page', async () => {
  await noteMany(101, new Date(Date.now() - DAY));
  const first = await read('?over=bedrijf');
  expect(first.gebeurtenissen).toHaveLength(100);
  const rest = await read(`?over=bedrijf&voor=${first.volgende}`);
  expect(first.personen).toEqual([{ uid: account.uid, naam: account.name }]);
  expect(rest).toMatchObject({ volgende: null, personen: [] });
  expect(rest.gebeurtenissen).toHaveLength(1);
  expect(soorten(await read(`?over=inloggen&wie=${account.uid}`))).toEqual(['ingelogd']);
  expect(soorten(await read(`?wie=${account.uid + 1_000_000}`))).toEqual([]);
  for (const query of ['wie=2147483648', 'voor=2147483648']) {
    expect((await beheerder.get(`/api/v2/group/${groupId}/gebeurtenissen?${query}`)).status).toBe(
      400,
    );
  }
  const gisteren = new Date(Date.now() - DAY / 2).toISOString();
  expect(soorten(await read(`?vanaf=${gisteren}`))).toEqual(['ingelogd']);
  expect(soorten(await read('?vanaf=0002-11-20T00:00:00Z'))).toEqual(soorten(await read('')));
  expect((await read(`?tot=${gisteren}`)).gebeurtenissen).toHaveLength(100);
});

test('a session is in the log of the companies that it counts in alone', async () => {
  const lid = await world.account({ groupId, roles: ['company-employee'] });
  const streng = await world.group('Streng BV');
  await world.stores.groups.addMember(streng, lid.uid, ['company-employee']);
  const forbidden = { wachtwoord_verboden: true };
  await world.handle.database.update(groups).set(forbidden).where(eq(groups.id, streng));
  const visitor = await world.loggedIn(lid);
  expect((await visitor.post('/api/v2/user/logout', {})).status).toBeLessThan(300);
  await world.visitor().tryLogIn(lid.name, 'verkeerd woord');
  const soortenIn = async (id: number) =>
    (
      await createGebeurtenissen(world.handle.database).list(id, { wie: lid.uid })
    ).gebeurtenissen.map(({ soort }) => soort);
  expect(await soortenIn(groupId)).toEqual(['inloggen_mislukt', 'uitgelogd', 'ingelogd']);
  expect(await soortenIn(streng)).toEqual(['inloggen_mislukt']);
});

test('a failed login is in the log of who has the account, and a year later nothing is', async () => {
  await world.visitor().tryLogIn(account.name, 'verkeerd woord');
  expect(await latest()).toMatchObject({ soort: 'inloggen_mislukt', door: { uid: account.uid } });
  world.pass(366 * DAY);
  await cleanUp(world.services);
  beheerder = await world.loggedIn(account);
  expect(soorten(await read())).toEqual(['ingelogd']);
});
