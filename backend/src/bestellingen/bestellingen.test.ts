import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { bestellingenSchema, type BestellingBody } from '@adviestool/contract/bestellingen';
import { gebeurtenissenSchema } from '@adviestool/contract/gebeurtenissen';
import { projectBestandSchema } from '@adviestool/contract/projectBestand';
import { eq } from 'drizzle-orm';

import { bestellingen } from '../database/schema/bestellingen.ts';
import { users } from '../database/schema/users.ts';
import { createBestellingen } from './bestellingenStore.ts';
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
  const account = await world.account({ groupId, roles: ['company-employee'] });
  await world.services.database
    .update(users)
    .set({ full_name: 'Anna de Boer' })
    .where(eq(users.uid, account.uid));
  employee = await world.loggedIn(account);
});

const create = async (): Promise<string> => {
  const answer = await employee.post(`/api/v2/group/${groupId}/user/projects`, buildProjectBody());
  return String(answer.headers['location']);
};

const idOf = (nummer: number): string =>
  `00000000-0000-4000-8000-${String(nummer).padStart(12, '0')}`;

const body = (change: Partial<BestellingBody> = {}): BestellingBody => ({
  id: idOf(1),
  leverancier: 'Metaal BV',
  reserve: 5,
  levering: 'bouwlaag',
  regels: [
    {
      product: 'GA-90',
      naam: 'Hoekanker GA 90',
      artikel: 'M-90',
      verpakking: 50,
      nodig: 108,
      aantal: 150,
      leveringen: [
        { levering: '1', aantal: 50 },
        { levering: null, aantal: 100 },
      ],
    },
  ],
  advieshash: 'a'.repeat(64),
  ...change,
});

const listed = async (url: string, visitor = employee) =>
  bestellingenSchema.parse((await visitor.get(`${url}/bestellingen`)).json).bestellingen;

test('an order is kept with who ordered and when, the newest first, and a repeat is the same order', async () => {
  const url = await create();
  const first = await employee.post(`${url}/bestellingen`, body());
  expect([first.status, first.json]).toMatchObject([200, { ...body(), door: 'Anna de Boer' }]);
  await employee.post(`${url}/bestellingen`, body({ reserve: 10 }));
  world.pass(1000);
  await employee.post(`${url}/bestellingen`, body({ id: idOf(2), leverancier: null }));
  const colleague = await world.loggedIn(
    await world.account({ groupId, roles: ['company-administrator'] }),
  );
  const found = await listed(url, colleague);
  expect(found.map(({ id, leverancier, reserve }) => [id, leverancier, reserve])).toEqual([
    [idOf(2), null, 5],
    [idOf(1), 'Metaal BV', 5],
  ]);
  expect(found[0]?.op).not.toBe(found[1]?.op);
  const log = await colleague.get(`/api/v2/group/${groupId}/gebeurtenissen?over=bouw`);
  const { gebeurtenissen } = gebeurtenissenSchema.parse(log.json);
  expect(gebeurtenissen.map(({ soort }) => soort)).toEqual(['besteld', 'besteld']);
});

test('orders of two projects may have one id, and each has its own', async () => {
  const [one, other] = [await create(), await create()];
  await employee.post(`${one}/bestellingen`, body());
  await employee.post(`${other}/bestellingen`, body({ reserve: 0 }));
  expect([(await listed(one))[0]?.reserve, (await listed(other))[0]?.reserve]).toEqual([5, 0]);
});

test('beyond a hundred the oldest goes, and never the last of a supplier', async () => {
  const url = await create();
  const projectId = Number(url.split('/').at(-1));
  const { id: _id, ...order } = body();
  const rare = new Map([
    [0, 'Zelden BV'],
    [1, null],
  ]);
  const store = createBestellingen(world.services.database);
  await store.insertMany(
    projectId,
    Array.from({ length: 100 }, (_none, index) => ({
      ...order,
      id: idOf(index + 1),
      leverancier: rare.has(index) ? (rare.get(index) ?? null) : 'Metaal BV',
      op: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    })),
    world.services.now(),
  );
  await employee.post(`${url}/bestellingen`, body({ id: idOf(101) }));
  await employee.post(`${url}/bestellingen`, body({ id: idOf(102) }));
  const found = await listed(url);
  expect(found).toHaveLength(100);
  expect(
    found
      .slice(0, 2)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([idOf(101), idOf(102)]);
  // The two oldest are the last of their supplier; what went are the two after them.
  expect(found.slice(-3).map(({ id }) => id)).toEqual([idOf(5), idOf(2), idOf(1)]);
});

test('of more than a hundred suppliers the last order of each stays, also in the file of the project', async () => {
  const url = await create();
  const projectId = Number(url.split('/').at(-1));
  const { id: _id, ...order } = body();
  const store = createBestellingen(world.services.database);
  await store.insertMany(
    projectId,
    Array.from({ length: 260 }, (_none, index) => ({
      ...order,
      id: idOf(index + 1),
      leverancier: `Leverancier ${index % 130}`,
      op: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    })),
    world.services.now(),
  );
  await employee.post(`${url}/bestellingen`, body({ id: idOf(261), leverancier: 'Nog een' }));
  const found = await listed(url);
  // None of what they came in place of.
  expect(found.map(({ id }) => id)).toEqual(
    Array.from({ length: 131 }, (_none, index) => idOf(261 - index)),
  );
  const file = (await employee.get(`${url}/export`)).json;
  const imported = await employee.post(`/api/v2/group/${groupId}/user/projects/importeren`, file);
  expect(imported.status).toBe(201);
  expect(await listed(String(imported.headers['location']))).toHaveLength(131);
});

test.each([
  ['a thousand suppliers', 1000, body()],
  [
    '5 MB',
    8,
    body({
      regels: Array.from({ length: 10 }, (_none, index) => ({
        product: `GA-${index}`,
        naam: 'Hoekanker',
        artikel: null,
        verpakking: null,
        nodig: 0,
        aantal: 0,
        leveringen: Array.from({ length: 200 }, () => ({ levering: 'b'.repeat(255), aantal: 0 })),
      })),
    }),
  ],
])(
  'beyond %s an order is refused in words, and nothing goes for it',
  async (_what, most, order) => {
    const url = await create();
    const store = createBestellingen(world.services.database);
    const { id: _id, ...rest } = order;
    await store.insertMany(
      Number(url.split('/').at(-1)),
      Array.from({ length: most }, (_none, index) => ({
        ...rest,
        id: idOf(index + 1),
        leverancier: `Leverancier ${index}`,
        op: new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString(),
      })),
      world.services.now(),
    );
    const beyond = { ...order, id: idOf(2001), leverancier: 'Nog een' };
    const refused = await employee.post(`${url}/bestellingen`, beyond);
    expect([refused.status, refused.json]).toMatchObject([
      422,
      { code: 'quota', message: expect.stringContaining('Deze bestelling is niet vastgelegd.') },
    ]);
    expect(await listed(url)).toHaveLength(most);
    // What comes in place of one of them takes no room.
    const again = body({ id: idOf(2002), leverancier: 'Leverancier 0' });
    expect((await employee.post(`${url}/bestellingen`, again)).status).toBe(200);
    expect((await listed(url))[0]?.id).toBe(idOf(2002));
  },
);

test('what is no order is refused, and nothing of it is kept', async () => {
  const url = await create();
  const [regel] = body().regels;
  for (const wrong of [
    { ...body(), id: 'x' },
    { ...body(), advieshash: 'A' },
    { ...body(), reserve: 51 },
    { ...body(), reserve: 2.5 },
    { ...body(), levering: 'ruimte' },
    { ...body(), regels: [] },
    { ...body(), op: '2020-01-01T00:00:00Z' },
    // Not the sum of its deliveries.
    { ...body(), regels: [{ ...regel, aantal: 149 }] },
    { ...body(), regels: [{ ...regel, nodig: -1 }] },
    {
      ...body(),
      regels: Array.from({ length: 21 }, () => ({
        ...regel,
        aantal: 0,
        leveringen: Array.from({ length: 100 }, () => ({ levering: null, aantal: 0 })),
      })),
    },
  ]) {
    expect((await employee.post(`${url}/bestellingen`, wrong)).status).toBe(422);
  }
  expect(await listed(url)).toEqual([]);
});

test('of many the newest stay', async () => {
  const url = await create();
  for (let nummer = 1; nummer <= 102; nummer += 1) {
    world.pass(1000);
    await employee.post(`${url}/bestellingen`, body({ id: idOf(nummer) }));
  }
  const ids = (await listed(url)).map(({ id }) => id);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([100, idOf(102), idOf(3)]);
});

test('the file of a project carries its orders without who ordered; one without orders is as before', async () => {
  const url = await create();
  const before = projectBestandSchema.parse((await employee.get(`${url}/export`)).json);
  expect([before.versie, 'bestellingen' in before.inhoud]).toEqual([1, false]);
  await employee.post(`${url}/bestellingen`, body());
  const [kept] = await listed(url);
  const { json } = await employee.get(`${url}/export`);
  const file = projectBestandSchema.parse(json);
  expect(file.versie).toBe(2);
  expect(file.inhoud.bestellingen).toEqual([{ ...body(), op: kept?.op }]);
  const imported = await employee.post(`/api/v2/group/${groupId}/user/projects/importeren`, file);
  expect(imported.status).toBe(201);
  const copy = String(imported.headers['location']);
  const came = { ...body(), op: kept?.op, door: null, uitBestand: true };
  expect(await listed(copy)).toEqual([came]);
  world.pass(1000);
  await employee.post(`${copy}/bestellingen`, body({ id: idOf(2) }));
  // Of who is gone since: it was ordered here all the same.
  await world.services.database
    .update(bestellingen)
    .set({ uid: null })
    .where(eq(bestellingen.id, idOf(2)));
  expect(await listed(copy)).toMatchObject([{ id: idOf(2), door: null }, came]);
  expect((await listed(copy))[0]).not.toHaveProperty('uitBestand');
  expect((await listed(url))[0]).not.toHaveProperty('uitBestand');
  // It goes on as it came: its form of the file is no other.
  const again = projectBestandSchema.parse((await employee.get(`${copy}/export`)).json);
  expect(again.inhoud.bestellingen).toHaveLength(2);
  const changed = {
    ...file,
    inhoud: { ...file.inhoud, bestellingen: [{ ...body(), reserve: 0, op: kept?.op }] },
  };
  expect(
    (await employee.post(`/api/v2/group/${groupId}/user/projects/importeren`, changed)).status,
  ).toBe(422);
});

test('an order that comes with a file of a clock that is ahead was made when it came', async () => {
  const url = await create();
  world.pass(3_600_000);
  await employee.post(`${url}/bestellingen`, body());
  const { json } = await employee.get(`${url}/export`);
  world.pass(-3_600_000);
  const imported = await employee.post(`/api/v2/group/${groupId}/user/projects/importeren`, json);
  const [kept] = await listed(String(imported.headers['location']));
  expect(new Date(kept?.op ?? '') <= world.services.now()).toBe(true);
});
