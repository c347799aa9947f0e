import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';

import { projectRecordSchema, type ProjectBody } from '@adviestool/contract/project';
import { verwijderdeProjectenSchema } from '@adviestool/contract/verwijderdeProjecten';

import { projects } from '../database/schema/projects.ts';
import { cleanUp } from '../operations/housekeeping.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import { statusesOf, type Visitor } from '../testing/visitor.ts';

let world: TestApp;
let groupId: number;
let member: Visitor;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
  groupId = await world.group();
});
afterAll(() => world.close());

beforeEach(async () => {
  member = await world.loggedIn(await world.account({ groupId, roles: ['company-employee'] }));
});

const create = async (
  overrides: Partial<ProjectBody> = {},
): Promise<{ url: string; id: number }> => {
  const answer = await member.post(
    `/api/v2/group/${groupId}/user/projects`,
    buildProjectBody(overrides),
  );
  expect(answer.status).toBe(201);
  return { url: String(answer.headers['location']), id: projectRecordSchema.parse(answer.json).id };
};

const read = async (url: string) => {
  const answer = await member.get(url);
  return { etag: answer.headers['etag'], record: projectRecordSchema.parse(answer.json) };
};

describe('read', () => {
  test('gives the record of the contract with its revision', async () => {
    const account = await world.account({ groupId, roles: ['company-employee'] });
    member = await world.loggedIn(account);
    const body = buildProjectBody({ werkadres: 'Dorpsstraat 1' });
    const { url, id } = await create(body);
    const answer = await member.get(url);
    expect(answer.headers['etag']).toBe('"r1"');
    expect(projectRecordSchema.parse(answer.json)).toEqual({
      ...body,
      gevolgklasse: null,
      windvormfactoren: null,
      id,
      group_id: groupId,
      rechten: { wijzigen: true, beheren: true },
      external_connections: [],
      user: expect.objectContaining({ uid: account.uid, name: account.name, mail: account.mail }),
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      changed: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  test('answers 404 for an unknown, impossible or foreign project', async () => {
    const { id } = await create();
    const otherGroup = await world.group();
    const base = `/api/v2/group/${groupId}/project`;
    const paths = [
      `/api/v2/group/${otherGroup}/project/${id}`,
      ...['999999', '99999999999999', '0', '-1', '1.0', 'abc', '%00', `${id}%20`].map(
        (each) => `${base}/${each}`,
      ),
    ];
    for (const path of paths) {
      for (const answer of [
        await member.get(path),
        await member.post(path, buildProjectBody()),
        await member.delete(path),
      ]) {
        expect([path, answer.status, answer.json]).toEqual([
          path,
          404,
          { message: 'Project niet gevonden.', code: 'not_found' },
        ]);
      }
    }
  });

  test('answers 404 for a project under a group that is not its own', async () => {
    const { id } = await create();
    const otherGroup = await world.group();
    const both = await world.account({ groupId, roles: ['company-administrator'] });
    await world.stores.groups.addMember(otherGroup, both.uid, ['company-administrator']);
    const visitor = await world.loggedIn(both);
    expect((await visitor.get(`/api/v2/group/${groupId}/project/${id}`)).status).toBe(200);
    expect((await visitor.get(`/api/v2/group/${otherGroup}/project/${id}`)).status).toBe(404);
  });
});

describe('update', () => {
  test('stores the body and gives the next revision', async () => {
    const { url } = await create();
    const before = await read(url);
    world.pass(1000);
    const body = buildProjectBody({ name: '  Nieuw  ', gebouwhoogte: 12.5, windgebied: null });
    const answer = await member.post(url, body, { 'If-Match': '"r1"' });
    expect([answer.status, answer.headers['etag']]).toEqual([200, '"r2"']);
    const after = await read(url);
    expect(after).toEqual({ etag: '"r2"', record: projectRecordSchema.parse(answer.json) });
    expect(after.record).toMatchObject({ name: 'Nieuw', gebouwhoogte: 12.5, windgebied: null });
    expect(after.record.created).toBe(before.record.created);
    expect(Date.parse(after.record.changed)).toBeGreaterThan(Date.parse(before.record.changed));
  });

  test('keeps that an imported gebouwhoogte is to be checked, until a write leaves that out', async () => {
    const { url } = await create({ gebouwhoogte_controleren: true });
    expect((await read(url)).record.gebouwhoogte_controleren).toBe(true);
    const { gevelvullingen_json: _text, ...gegevens } = buildProjectBody();
    await member.put(`${url}/gegevens`, { ...gegevens, gebouwhoogte_controleren: true });
    expect((await read(url)).record.gebouwhoogte_controleren).toBe(true);
    await member.put(`${url}/gegevens`, gegevens);
    expect((await read(url)).record).not.toHaveProperty('gebouwhoogte_controleren');
  });

  test('keeps the chosen gevolgklasse until a write takes it back, whoever does not know it', async () => {
    const { url } = await create({ gevolgklasse: 'CC2' });
    const body = buildProjectBody();
    const { gevelvullingen_json: _text, ...gegevens } = body;
    const chosen = async () => (await read(url)).record.gevolgklasse;
    expect(await chosen()).toBe('CC2');

    await member.put(`${url}/gegevens`, { ...gegevens, name: 'Van een ouder onderdeel' });
    expect(await chosen()).toBe('CC2');
    await member.post(url, { ...body, name: 'Van een oudere host' });
    expect(await chosen()).toBe('CC2');

    const { etag } = await read(url);
    await member.put(`${url}/gegevens`, { ...gegevens, gevolgklasse: null });
    expect(await chosen()).toBeNull();
    const terug = `${url}/revisies/${etag?.replaceAll(/\D/g, '')}/terugzetten`;
    expect((await member.post(terug, undefined)).status).toBe(200);
    expect(await chosen()).toBe('CC2');

    expect((await member.post(url, { ...body, gevolgklasse: 'CC4' })).status).toBe(422);
  });

  test('keeps the windvormfactoren of facades until a write takes them back, and refuses two names that are the same', async () => {
    const windvormfactoren = [
      { gevel: 'Noord', factor: 1.1 },
      { gevel: 'Zuid', factor: 1.4 },
    ];
    const { url } = await create({ windvormfactoren });
    const body = buildProjectBody();
    const stored = async () => (await read(url)).record.windvormfactoren;
    expect(await stored()).toEqual(windvormfactoren);

    await member.post(url, { ...body, name: 'Van een oudere host' });
    expect(await stored()).toEqual(windvormfactoren);

    for (const wrong of [
      [
        { gevel: 'Noord', factor: 1.1 },
        { gevel: ' noord', factor: 1.2 },
      ],
      [{ gevel: 'Noord', factor: 1.5 }],
      [{ gevel: 'Noord', factor: 1.25 }],
      [{ gevel: '', factor: 1.1 }],
      Array.from({ length: 13 }, (_leeg, index) => ({ gevel: `G${index}`, factor: 1 })),
    ]) {
      expect((await member.post(url, { ...body, windvormfactoren: wrong })).status).toBe(422);
    }
    expect(await stored()).toEqual(windvormfactoren);

    await member.post(url, { ...body, windvormfactoren: null });
    expect(await stored()).toBeNull();
  });

  test.each(['"r0"', '"r2"', 'r1', 'W/"r1"', '"r1", "r2"', ''])(
    'with If-Match %j changes nothing [storing 1]',
    async (expected) => {
      const { url } = await create({ name: 'Eerst' });
      for (const answer of [
        await member.post(url, buildProjectBody({ name: 'Dan' }), { 'If-Match': expected }),
        await member.delete(url, { 'If-Match': expected }),
        // Looked at before the body.
        await member.post(url, { onzin: true }, { 'If-Match': expected }),
      ]) {
        expect([answer.status, answer.json]).toEqual([
          412,
          { message: 'Dit project is intussen door iemand anders gewijzigd.', code: 'stale' },
        ]);
      }
      expect(await read(url)).toMatchObject({ etag: '"r1"', record: { name: 'Eerst' } });
    },
  );

  test('without If-Match the last write wins', async () => {
    const { url } = await create();
    await member.post(url, buildProjectBody({ name: 'Een' }));
    await member.post(url, buildProjectBody({ name: 'Twee' }));
    expect(await read(url)).toMatchObject({ etag: '"r3"', record: { name: 'Twee' } });
  });

  test('keeps the text of the gevelvullingen byte for byte', async () => {
    const texts = [
      '[]',
      ' [ { "b" : 1.50, "a" : 1e2, "a" : 2 } ]\n',
      String.raw`[{"naam":"é 😀 \u0000 \ud83d  \\"}]`,
      `[{"lang":[${'"x", '.repeat(15_000)}"y"]}]`,
    ];
    const { url } = await create();
    for (const text of texts) {
      const answer = await member.post(url, buildProjectBody({ gevelvullingen_json: text }));
      expect(answer.status).toBe(200);
      expect((await read(url)).record.gevelvullingen_json).toBe(text);
    }
  });
});

describe('a body', () => {
  test.each([
    ['an unknown key', { onbekend: 1 }, /^Onbekende key: ‘onbekend’\.$/m],
    ['another unknown key', { uid: 1, id: 1 }, /^Onbekende key: ‘uid’\.$/m],
    ['an empty name', { name: '   ' }, /^name: Dit veld is verplicht\.$/m],
    ['no name', { name: undefined }, /^name: Dit veld is verplicht\.$/m],
    [
      'a name that is too long',
      { name: 'x'.repeat(256) },
      /^name: Te lang: maximaal 255 tekens\.$/m,
    ],
    ['another type', { gebouwhoogte: '9' }, /^gebouwhoogte: .+\.$/m],
    ['another option', { windgebied: 4 }, /^windgebied: Ongeldige optie/m],
    ['a NUL', { name: 'a\0b' }, /^name: Ongeldige invoer\.$/m],
    ['half a character', { werkadres: 'a\ud800' }, /^werkadres: Ongeldige invoer\.$/m],
    ['text that is no JSON', { gevelvullingen_json: '[' }, /^gevelvullingen_json: Ongel/m],
    ['an object', { gevelvullingen_json: '{}' }, /^gevelvullingen_json: Ongel/m],
    ['a list of other things', { gevelvullingen_json: '[{}, 1]' }, /^gevelvullingen_json: Ongel/m],
    ['a list of lists', { gevelvullingen_json: '[[]]' }, /^gevelvullingen_json: Ongel/m],
    ['null in the list', { gevelvullingen_json: '[null]' }, /^gevelvullingen_json: Ongel/m],
  ])('with %s is refused in Dutch', async (_case, overrides, message) => {
    const { url } = await create({ name: 'Eerst' });
    const body = { ...buildProjectBody(), ...overrides };
    for (const path of [url, `/api/v2/group/${groupId}/user/projects`]) {
      const answer = await member.post(path, body);
      expect(answer.status).toBe(422);
      expect(answer.json).toEqual({
        message: expect.stringMatching(message),
        code: 'validation',
      });
    }
    expect(await read(url)).toMatchObject({ etag: '"r1"', record: { name: 'Eerst' } });
  });

  test('may give back all that was answered; what is not for it to say is ignored', async () => {
    const { url } = await create({ name: 'Eerst' });
    const { record } = await read(url);
    const answer = await member.post(url, {
      ...record,
      name: 'Daarna',
      id: 1,
      group_id: 'x',
      user: null,
      created: 'ooit',
    });
    expect(answer.status).toBe(200);
    const { changed: _changed, ...rest } = record;
    expect((await read(url)).record).toMatchObject({ ...rest, name: 'Daarna' });
  });

  test('that nests a million lists does not trouble the server', async () => {
    const text = '['.repeat(1_000_000) + ']'.repeat(1_000_000);
    const answer = await member.post(
      `/api/v2/group/${groupId}/user/projects`,
      buildProjectBody({ gevelvullingen_json: text }),
    );
    expect(answer.status).toBe(422);
    const raw = await member.post(`/api/v2/group/${groupId}/user/projects`, text);
    expect([400, 422]).toContain(raw.status);
  });
});

const connection = (external_id: string) => ({
  type: 'bouwmodel',
  external_id,
  data: { file_path: '/model.ifc', file_created: null, file_updated: null },
});

describe('restore', () => {
  test('brings a deleted project back as it was, and is harmless twice', async () => {
    const { url } = await create({ name: 'Terug' });
    const before = await read(url);
    await member.delete(url);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await member.post(`${url}/restore`, {});
      expect([answer.status, answer.headers['etag']]).toEqual([200, before.etag]);
      expect(answer.json).toEqual(before.record);
    }
    expect(await read(url)).toEqual(before);
  });

  test('is offered for thirty days to who manages it, with who deleted it', async () => {
    const colleague = await world.loggedIn(
      await world.account({ groupId, roles: ['company-employee'] }),
    );
    const chiefAccount = await world.account({ groupId, roles: ['company-administrator'] });
    const chief = await world.loggedIn(chiefAccount);
    const { url, id } = await create({ name: 'Weg' });
    expect((await chief.delete(url)).status).toBe(204);

    const listOf = async (visitor: Visitor) =>
      verwijderdeProjectenSchema
        .parse((await visitor.get(`/api/v2/group/${groupId}/user/projects/verwijderd`)).json)
        .projecten.filter((project) => project.id === id);
    const [found] = await listOf(member);
    expect(found).toMatchObject({
      naam: 'Weg',
      door: { uid: chiefAccount.uid, name: chiefAccount.name },
    });
    const kept = Date.parse(found?.tot ?? '') - Date.parse(found?.op ?? '');
    expect(kept / 86_400_000).toBe(30);
    expect(await listOf(chief)).toHaveLength(1);
    expect(await listOf(colleague)).toEqual([]);

    expect((await member.post(`${url}/restore`, {})).status).toBe(200);
    expect(await listOf(member)).toEqual([]);
  });

  test('who could look at a deleted project is told by whom, and nobody else that there was one', async () => {
    const colleague = await world.loggedIn(
      await world.account({ groupId, roles: ['company-employee'] }),
    );
    const chiefAccount = await world.account({ groupId, roles: ['company-administrator'] });
    const { url } = await create();
    await (await world.loggedIn(chiefAccount)).delete(url);
    const refusal = { message: 'Project niet gevonden.', code: 'not_found' };
    const told = await member.get(url);
    expect([told.status, told.json]).toEqual([
      404,
      {
        ...refusal,
        door: { uid: chiefAccount.uid, name: chiefAccount.name },
        op: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    ]);
    const untold = await colleague.get(url);
    expect([untold.status, untold.json]).toEqual([404, refusal]);
  });

  test('refuses when another project has taken its connection', async () => {
    const { url } = await create();
    const other = await create();
    const external = connection(crypto.randomUUID());
    expect((await member.post(`${url}/external-connections`, external)).status).toBe(201);
    await member.delete(url);
    expect((await member.post(`${other.url}/external-connections`, external)).status).toBe(201);
    const answer = await member.post(`${url}/restore`, {});
    expect([answer.status, answer.json]).toEqual([
      409,
      expect.objectContaining({ code: 'conflict' }),
    ]);
    expect((await member.get(url)).status).toBe(404);
  });
});

describe('an external connection', () => {
  test('is one of twenty at most, for every list of projects carries them', async () => {
    const { url } = await create();
    const path = `${url}/external-connections`;
    const add = async () => member.post(path, connection(crypto.randomUUID()));
    for (let made = 0; made < 20; made += 1) expect((await add()).status).toBe(201);
    const refused = await add();
    expect([refused.status, refused.json]).toEqual([
      422,
      {
        code: 'quota',
        message:
          'Dit project heeft al twintig koppelingen met bouwmodellen. Verwijder er een en maak dan een nieuwe.',
      },
    ]);
    const { external_connections } = (await read(url)).record;
    expect(external_connections).toHaveLength(20);
    await member.delete(`${path}/${external_connections[0]?.id}`);
    expect((await add()).status).toBe(201);
  });

  test('is added, shown with the project, and removed', async () => {
    const { url } = await create();
    const body = connection(crypto.randomUUID());
    const added = await member.post(`${url}/external-connections`, body);
    expect([added.status, added.json]).toEqual([201, { ...body, id: expect.any(Number) }]);
    const { record, etag } = await read(url);
    expect(record.external_connections).toEqual([added.json]);
    expect(etag).toBe('"r1"');
    const [{ id } = { id: 0 }] = record.external_connections;
    expect((await member.delete(`${url}/external-connections/${id}`)).status).toBe(204);
    const gone = await member.delete(`${url}/external-connections/${id}`);
    expect([gone.status, gone.json]).toEqual([
      404,
      { message: 'Koppeling niet gevonden.', code: 'not_found' },
    ]);
    expect((await read(url)).record.external_connections).toEqual([]);
  });

  test('that the project itself has already is refused as one that is there', async () => {
    const { url } = await create();
    const body = connection(crypto.randomUUID());
    await member.post(`${url}/external-connections`, body);
    const { status, json } = await member.post(`${url}/external-connections`, body);
    expect([status, json]).toEqual([
      409,
      {
        code: 'conflict',
        message: 'Deze koppeling is er al, bij dit project of bij een ander.',
      },
    ]);
  });

  test('is added once for each Idempotency-Key', async () => {
    const { url } = await create();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const body = connection(crypto.randomUUID());
    const path = `${url}/external-connections`;
    const first = await member.post(path, body, headers);
    const again = await member.post(path, body, headers);
    expect([again.status, again.text]).toEqual([201, first.text]);
    const other = connection(crypto.randomUUID());
    expect((await member.post(path, other, headers)).status).toBe(422);
    expect((await read(url)).record.external_connections).toEqual([first.json]);
  });

  test('of a group that is not there is refused in words that the user reads', async () => {
    const answer = await member.post('/api/v2/group/999999/user/projects', buildProjectBody());
    expect([answer.status, answer.json]).toMatchObject([404, { message: 'Groep niet gevonden.' }]);
    const group = await member.get('/api/v2/group/999999');
    expect(group.json).toMatchObject({ message: 'Group not found.' });
  });

  test('says of which file its model was read last', async () => {
    const { url } = await create();
    const other = await create();
    const body = connection(crypto.randomUUID());
    const added = await member.post(`${url}/external-connections`, body);
    const [{ id } = { id: 0 }] = (await read(url)).record.external_connections;
    const data = { ...body.data, file_path: 'v2.ifc', author: 'Anna' };
    const updated = await member.put(`${url}/external-connections/${id}`, { data });
    expect([updated.status, updated.json]).toEqual([200, { ...Object(added.json), data }]);
    expect((await read(url)).record.external_connections).toEqual([updated.json]);
    const elsewhere = await member.put(`${other.url}/external-connections/${id}`, { data });
    expect(elsewhere.status).toBe(404);
    const renamed = { data, external_id: 'x' };
    expect((await member.put(`${url}/external-connections/${id}`, renamed)).status).toBe(422);
  });

  test('of another project cannot be removed', async () => {
    const { url } = await create();
    const other = await create();
    await member.post(`${url}/external-connections`, connection(crypto.randomUUID()));
    const [{ id } = { id: 0 }] = (await read(url)).record.external_connections;
    expect((await member.delete(`${other.url}/external-connections/${id}`)).status).toBe(404);
    expect((await read(url)).record.external_connections).toHaveLength(1);
  });

  test('belongs to one live project of the group, also when many ask at once', async () => {
    const external = connection(crypto.randomUUID());
    const made = await Promise.all([create(), create(), create()]);
    const answers = await Promise.all(
      made.map(({ url }) => member.post(`${url}/external-connections`, external)),
    );
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
  });
});

describe('delete', () => {
  test('hides the project, and keeps it for thirty days', async () => {
    const { url, id } = await create();
    const answer = await member.delete(url, { 'If-Match': '"r1"' });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect((await member.get(url)).status).toBe(404);
    const stored = () =>
      world.handle.database.select({ id: projects.id }).from(projects).where(eq(projects.id, id));
    world.pass(29 * 24 * 3_600_000);
    await cleanUp(world.services);
    expect(await stored()).toHaveLength(1);
    world.pass(2 * 24 * 3_600_000);
    await cleanUp(world.services);
    expect(await stored()).toHaveLength(0);
  });
});
