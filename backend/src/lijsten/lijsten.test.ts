import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { projectRevisiesSchema } from '@adviestool/contract/geschiedenis';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { projectLijstenSchema, type LijstBody } from '@adviestool/contract/lijsten';
import type { Project } from '@adviestool/contract/project';
import { createGevelvulling } from '@adviestool/domain/velden/gevelvulling';
import { importRijen } from '@adviestool/kozijnstaten/planImport';
import { readKozijnstaat } from '@adviestool/kozijnstaten/readKozijnstaat';
import { readSpreadsheet } from '@adviestool/spreadsheet/readSpreadsheet';

import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';

let world: TestApp;
let groupId: number;
let employee: Visitor;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

beforeEach(async () => {
  groupId = await world.group();
  employee = await world.loggedIn(await world.account({ groupId, roles: ['company-employee'] }));
});

/** A project that its maker saved once more: revision 2. */
const create = async (): Promise<string> => {
  const answer = await employee.post(`/api/v2/group/${groupId}/user/projects`, buildProjectBody());
  const url = String(answer.headers['location']);
  await employee.post(url, buildProjectBody({ name: 'Tweede revisie' }));
  return url;
};

const idOf = (nummer: number): string =>
  `00000000-0000-4000-8000-${String(nummer).padStart(12, '0')}`;

const momentOf = (nummer: number): string => `2026-11-22T12:00:00.${nummer}Z`;

const lijst = (change: Partial<LijstBody> = {}): LijstBody => ({
  id: idOf(1),
  bestand: 'kozijnstaat.xlsx',
  blad: 'Blad1',
  sha256: 'a'.repeat(64),
  rijen: 60,
  kolommen: [
    { kop: 'Merk', veld: 'merk' },
    { kop: 'Kleur', veld: null },
  ],
  antwoorden: { 'eenheid:breedte': 'm' },
  ...change,
});

const told = async (url: string) =>
  projectLijstenSchema.parse((await employee.get(`${url}/lijsten`)).json);

const listed = async (url: string) => (await told(url)).lijsten;

test('a list is kept with who read it, when, and the revision that it made', async () => {
  const url = await create();
  const saved = await employee.post(`${url}/lijsten`, lijst());
  expect([saved.status, saved.json]).toMatchObject([200, { revision: 2, rijen: 60 }]);
  const [kept] = await listed(url);
  expect(kept).toMatchObject({ ...lijst(), revision: 2, door: expect.any(String) });
  const { revisies } = projectRevisiesSchema.parse((await employee.get(`${url}/revisies`)).json);
  expect(revisies.map(({ revision, lijst: van }) => [revision, van])).toEqual([
    [2, { bestand: 'kozijnstaat.xlsx', rijen: 60 }],
    [1, undefined],
  ]);
  // The same list once more, of a client that got no answer.
  expect((await employee.post(`${url}/lijsten`, lijst())).json).toEqual(kept);
  // Another under its id is not dropped without a word.
  const other = await employee.post(`${url}/lijsten`, lijst({ rijen: 61 }));
  expect([other.status, other.json]).toMatchObject([
    422,
    { message: 'Onder dit id is al een andere lijst bewaard.' },
  ]);
  expect(await listed(url)).toEqual([kept]);
});

test('what the database could not keep of a list is refused by its place', async () => {
  const url = await create();
  for (const [change, line] of [
    [{ rijen: 2_147_483_648 }, 'rijen: '],
    [{ antwoorden: { 'a\0b': 'm' } }, 'antwoorden: Ongeldige invoer.'],
    [{ antwoorden: { 'a\uD800': 'm' } }, 'antwoorden: Ongeldige invoer.'],
  ] as const) {
    const { status, json } = await employee.post(`${url}/lijsten`, lijst(change));
    expect([status, json]).toMatchObject([422, { message: expect.stringContaining(line) }]);
  }
});

test('a list is of the revision that its reader saved, and of none of somebody else', async () => {
  const url = await create();
  const colleague = await world.loggedIn(
    await world.account({ groupId, roles: ['company-administrator'] }),
  );
  const before = await colleague.post(`${url}/lijsten`, lijst({ id: idOf(700) }));
  expect([before.status, await listed(url)]).toEqual([409, []]);
  await colleague.post(url, buildProjectBody({ name: 'Van een ander' }));
  const saved = await employee.post(`${url}/lijsten`, lijst({ id: idOf(701) }));
  expect([saved.status, saved.json]).toMatchObject([200, { revision: 2 }]);
});

test('a list is of the revision with which it came, also when its reader saved again meanwhile', async () => {
  const url = await create();
  const put = (breedte: number, van = idOf(703)) =>
    employee.put(`${url}/gevelvulling/a1`, createGevelvulling({ id: 'a1', breedte, lijst: van }));
  await put(1000, idOf(702));
  await put(1100);
  await put(1200);
  const saved = await employee.post(`${url}/lijsten`, lijst({ id: idOf(703) }));
  expect([saved.status, saved.json]).toMatchObject([200, { revision: 4 }]);
});

const gelezenVan = (tekst: string) => {
  const gelezen = readSpreadsheet(new TextEncoder().encode(tekst), { naam: 'lijst.csv' });
  if (!gelezen.gelukt) throw new Error(gelezen.fout.tekst);
  return readKozijnstaat(gelezen.bestand.bladen[0]?.rijen ?? []);
};

test('a list that revises another is of its own revision, though it goes on under the id of that', async () => {
  const url = await create();
  const put = (gevelvulling: Gevelvulling | undefined) =>
    employee.put(`${url}/gevelvulling/a1b2c3d4`, gevelvulling);
  const leesIn = async (project: Project, nummer: number, hoogte: string): Promise<Project> => {
    const imported = importRijen(project, {
      gelezen: gelezenVan(`Merk;Type;Aantal;Breedte;Hoogte\nK01;kozijn;1;1200;${hoogte}`),
      lijst: idOf(nummer),
      moment: momentOf(nummer),
      catalogus: buildCatalogus(),
      randomUuid: () => 'a1b2c3d4',
    });
    if (imported === null) throw new Error('It can be imported.');
    expect((await put(imported.gevelvullingen[0])).status).toBe(200);
    return imported;
  };
  const keep = async (nummer: number) =>
    (
      await employee.post(
        `${url}/lijsten?moment=${momentOf(nummer)}`,
        lijst({ id: idOf(nummer), sha256: null }),
      )
    ).json;
  const eerst = await leesIn(buildProject({ gevelvullingen: [] }), 710, '2400');
  expect(await keep(710)).toMatchObject({ revision: 3 });
  const later = await leesIn(eerst, 711, '2500');
  const [K01] = later.gevelvullingen;
  expect(K01?.gevelvullingEnKaderData.lijst).toBe(idOf(710));
  // Its reader goes on, in another tab.
  await put(K01 && { ...K01, changed: momentOf(712) });
  expect(await keep(711)).toMatchObject({ revision: 4 });
});

test('a list that only takes away is of the revision that did, also when its reader saved again meanwhile', async () => {
  const url = await create();
  const save = async (...ids: readonly string[]): Promise<void> => {
    const gevelvullingen_json = JSON.stringify(ids.map((id) => createGevelvulling({ id })));
    const saved = await employee.post(url, buildProjectBody({ gevelvullingen_json }));
    expect(saved.status).toBeLessThan(300);
  };
  await save('a1b2c3d4');
  // Taken away before, and put back.
  await save();
  await save('a1b2c3d4');
  await save();
  await save('b1b2c3d4');
  const keep = async (nummer: number, weg: string) =>
    (
      await employee.post(
        `${url}/lijsten?moment=${momentOf(nummer)}${weg}`,
        lijst({ id: idOf(nummer) }),
      )
    ).json;
  expect(await keep(720, '&weg=a1b2c3d4')).toMatchObject({ revision: 6 });
  // Of a client that does not tell.
  expect(await keep(721, '')).toMatchObject({ revision: 7 });
});

test('what a colleague said of headers and texts in another project is told, and the last counts', async () => {
  const url = await create();
  const colleague = await world.loggedIn(
    await world.account({ groupId, roles: ['company-administrator'] }),
  );
  const other = await create();
  const say = async (nummer: number, change: Partial<LijstBody>): Promise<void> => {
    world.pass(1000);
    const saved = await employee.post(`${other}/lijsten`, lijst({ id: idOf(nummer), ...change }));
    expect(saved.status).toBe(200);
  };
  const PUI = 'waarde:gevelvullingType:pui';
  await say(800, { antwoorden: { [PUI]: 'kozijn', 'eenheid:breedte': 'm' } });
  await say(801, {
    kolommen: [
      { kop: 'Nummering', veld: 'merk' },
      { kop: 'Kleur', veld: null },
      { kop: 'Maat', veld: 'breedte' },
      { kop: 'Maat', veld: 'hoogte' },
    ],
    antwoorden: { [PUI]: 'schuifpui' },
  });
  const asColleague = projectLijstenSchema.parse((await colleague.get(`${url}/lijsten`)).json);
  expect(asColleague).toEqual({
    lijsten: [],
    bedrijf: {
      koppen: [
        { kop: 'Merk', veld: 'merk' },
        { kop: 'Nummering', veld: 'merk' },
      ],
      antwoorden: { [PUI]: 'schuifpui' },
    },
  });
});

test('of one reader the last five lists are told, beside those of colleagues', async () => {
  const url = await create();
  const colleague = await world.loggedIn(
    await world.account({ groupId, roles: ['company-administrator'] }),
  );
  await colleague.post(url, buildProjectBody({ name: 'Van een ander' }));
  await colleague.post(`${url}/lijsten`, lijst({ id: idOf(1600) }));
  for (let nummer = 1; nummer <= 7; nummer += 1) {
    world.pass(1000);
    const kolommen = [{ kop: `Merk ${nummer}`, veld: 'merk' }];
    const body = lijst({ id: idOf(1600 + nummer), kolommen });
    expect((await employee.post(`${url}/lijsten`, body)).status).toBe(200);
  }
  const { koppen = [] } = (await told(url)).bedrijf ?? {};
  expect(koppen.map(({ kop }) => kop)).toEqual([
    'Merk',
    'Merk 3',
    'Merk 4',
    'Merk 5',
    'Merk 6',
    'Merk 7',
  ]);
});

test('a list with more text than one has is refused', async () => {
  const url = await create();
  const antwoorden = Object.fromEntries(
    Array.from({ length: 300 }, (_, nummer) => [`${nummer}`.padEnd(255, 'x'), 'x']),
  );
  const answer = await employee.post(`${url}/lijsten`, lijst({ antwoorden }));
  expect([answer.status, answer.json]).toMatchObject([
    413,
    { message: 'Het verzoek is te groot (maximaal 64 KiB).' },
  ]);
});

test('a list of another company says nothing here', async () => {
  const url = await create();
  const stranger = await world.group();
  const theirs = await world.loggedIn(
    await world.account({ groupId: stranger, roles: ['company-employee'] }),
  );
  const made = await theirs.post(`/api/v2/group/${stranger}/user/projects`, buildProjectBody());
  const their = String(made.headers['location']);
  await theirs.post(their, buildProjectBody({ name: 'Tweede revisie' }));
  expect((await theirs.post(`${their}/lijsten`, lijst({ id: idOf(850) }))).status).toBe(200);
  expect((await told(url)).bedrijf).toEqual({ koppen: [], antwoorden: {} });
});

test('of many the newest stay', async () => {
  const url = await create();
  for (let nummer = 1; nummer <= 52; nummer += 1) {
    world.pass(1000);
    await employee.post(`${url}/lijsten`, lijst({ id: idOf(100 + nummer) }));
  }
  const ids = (await listed(url)).map(({ id }) => id);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([50, idOf(152), idOf(103)]);
});

test('one of another project, or that is none, is refused', async () => {
  const url = await create();
  const other = await create();
  const body = lijst({ id: idOf(900) });
  expect((await employee.post(`${url}/lijsten`, body)).status).toBe(200);
  expect((await employee.post(`${other}/lijsten`, body)).status).toBe(409);
  for (const wrong of [
    { ...body, id: 'x' },
    { ...body, sha256: 'A' },
    { ...body, rijen: -1 },
    { ...body, bestand: 'x'.repeat(256) },
    { ...body, meer: 1 },
  ]) {
    expect((await employee.post(`${url}/lijsten`, wrong)).status).toBe(422);
  }
});
