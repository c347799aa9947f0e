import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { FLOOD_LIMITS } from '../accounts/floodLimits.ts';
import { demoProject } from '../seed/demoProject.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { giveCatalogus } from '../testing/giveCatalogus.ts';
import { makeLink, openLink } from '../testing/openLink.ts';
import { buildTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';

const PATH = '/api/v2/user/gegevens';

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

const fetchAll = (visitor: Visitor) => visitor.post(PATH, { current_pass: PASSWORD });

describe('what is kept of oneself', () => {
  test('comes as a file, and names nobody else', async () => {
    const groupId = await world.group('Kozijnen & Zn.');
    const account = await world.account({ groupId, roles: ['company-administrator'] });
    const colleague = await world.account({ groupId, roles: ['company-employee'] });
    const [visitor, other] = [await world.loggedIn(account), await world.loggedIn(colleague)];
    const projects = `/api/v2/group/${groupId}/user/projects`;
    await visitor.post(projects, buildProjectBody({ name: 'Eigen project' }));
    const theirs = await other.post(projects, buildProjectBody({ name: 'Van een ander' }));
    const path = String(theirs.headers['location']);
    await visitor.post(path, buildProjectBody({ name: 'Nog van een ander' }));
    await visitor.post(`/api/v2/group/${groupId}/uitnodigingen`, {
      mail: 'derde@example.nl',
      rol: 'company-employee',
    });

    const answer = await fetchAll(visitor);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toContain('mijn-gegevens.json');
    expect(answer.json).toMatchObject({
      account: { gebruikersnummer: account.uid, gebruikersnaam: account.name, mail: account.mail },
      lidmaatschappen: [{ bedrijf: 'Kozijnen & Zn.', rollen: ['company-administrator'] }],
      sessies: [{ begonnen: expect.any(String), laatst_gebruikt: expect.any(String) }],
      projecten: [{ naam: 'Eigen project', verwijderd: null }],
      versies: [{ project: Number(path.split('/').at(-1)), aantal: 1 }],
      rapporten: [],
      kozijnstaten: [],
      bestellingen: [],
      inzagelinks: [],
      uitnodigingen_van_u: [{ bedrijf: 'Kozijnen & Zn.', rol: 'company-employee' }],
    });
    for (const secret of [colleague.name, colleague.mail, 'een ander', 'derde@', '$argon2']) {
      expect(answer.text).not.toContain(secret);
    }
  });

  test('has what the log keeps of what others did to one, without who they are', async () => {
    const groupId = await world.group();
    const baas = await world.account({ groupId, roles: ['company-administrator'] });
    const lid = await world.account({ groupId, roles: ['company-employee'] });
    const [beheerder, visitor] = [await world.loggedIn(baas), await world.loggedIn(lid)];
    await beheerder.put(`/api/v2/group/${groupId}/leden/${lid.uid}`, { rol: 'company-moderator' });
    const answer = await fetchAll(visitor);
    expect(answer.json).toMatchObject({
      gebeurtenissen: [
        { soort: 'ingelogd', door_u: true },
        { soort: 'rol_gewijzigd', door_u: false },
      ],
    });
    expect(answer.text).not.toContain(baas.name);
    expect((await fetchAll(beheerder)).json).toMatchObject({
      gebeurtenissen: expect.arrayContaining([
        expect.objectContaining({ soort: 'rol_gewijzigd', door_u: true }),
      ]),
    });
  });

  test('has what one saved and said on site, and no report that a reader of a link asked for', async () => {
    const groupId = await world.group('Kozijnen & Zn.');
    await giveCatalogus(world, groupId);
    const account = await world.account({ groupId, roles: ['company-administrator'] });
    const visitor = await world.loggedIn(account);
    const made = await visitor.post(
      `/api/v2/group/${groupId}/user/projects`,
      demoProject(new Date()),
    );
    const url = String(made.headers['location']);
    const project = Number(url.split('/').at(-1));
    await visitor.put(`${url}/standaarden`, {});
    await visitor.put(`/api/v2/group/${groupId}/standaarden`, {});
    const said = {
      stuk: 1,
      geplaatst: '2026-11-20T09:00:00.000Z',
      ankers: { onderzijde: 1, zijkanten: null, bovenzijde: 1 },
      afwijking: 'minder',
      toelichting: 'De stelruimte was te klein.',
      op: '2026-11-20T09:00:00.000Z',
    };
    const { status } = await visitor.post(
      `${url}/montage/1f0a7c21`,
      { ...said, fotos: [], getoond: {} },
      { 'Idempotency-Key': randomUUID() },
    );
    const { reader, inzage } = await openLink(world, (await makeLink(visitor, url, 30)).token);
    const asked = await reader.post(`${inzage}/rapporten`, { soort: 'rapport' });
    expect([status, asked.status]).toEqual([201, 202]);
    const { op: gezegd, ...montage } = said;
    const opgeslagen = expect.any(String);
    expect((await fetchAll(visitor)).json).toMatchObject({
      standaarden_van_projecten: [{ project, opgeslagen }],
      standaarden_van_bedrijven: [{ bedrijf: 'Kozijnen & Zn.', opgeslagen }],
      rapporten: [],
      montage: [{ project, gevelvulling: '1f0a7c21', ...montage, gezegd }],
    });
  });

  test('is given for the password alone, and not without end', async () => {
    const account = await world.account();
    const visitor = await world.loggedIn(account);
    expect((await visitor.get(PATH)).json).toMatchObject({ form: { current_pass: {} } });
    const wrong = await visitor.post(PATH, { current_pass: 'verkeerd' });
    expect([wrong.status, wrong.json]).toMatchObject([
      403,
      { message: 'Invalid current password.' },
    ]);
    for (let time = 0; time < FLOOD_LIMITS.gegevens.limit; time += 1) {
      expect((await fetchAll(visitor)).status).toBe(200);
    }
    expect((await fetchAll(visitor)).status).toBe(429);
  });
});
