import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { FLOOD_LIMITS } from '../accounts/floodLimits.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
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
