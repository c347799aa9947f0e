import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { vergelijkingSchema, type Vergelijking } from '@adviestool/contract/vergelijking';
import { projectRecordSchema } from '@adviestool/contract/project';
import { GEEN_STANDAARDEN } from '@adviestool/contract/standaarden';
import { createGevelvulling } from '@adviestool/domain/velden/gevelvulling';
import { sql } from 'drizzle-orm';

import type { GroupRole } from '@adviestool/contract/rollen';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';

const DAY = 24 * 3_600_000;

let world: TestApp;
let groupId: number;
let account: { uid: number; name: string; mail: string };
let anna: Visitor;
let bram: Visitor;
let names: { anna: string; bram: string };
let url: string;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

const logIn = async (roles: GroupRole[]) => {
  const made = await world.account({ groupId, roles });
  return { visitor: await world.loggedIn(made), made };
};

const kozijn = (id: string, breedte = 2400) =>
  createGevelvulling({
    id,
    merk: id.toUpperCase(),
    breedte,
    hoogte: 1500,
    gevelvullingType: 'kozijn',
  });

beforeEach(async () => {
  groupId = await world.group();
  const [maker, beheerder] = [
    await logIn(['company-employee']),
    await logIn(['company-administrator']),
  ];
  [anna, bram] = [maker.visitor, beheerder.visitor];
  account = maker.made;
  names = { anna: account.name, bram: beheerder.made.name };
  const text = JSON.stringify([kozijn('a1'), kozijn('b2')]);
  const body = buildProjectBody({ gevelvullingen_json: text });
  const answer = await anna.post(`/api/v2/group/${groupId}/user/projects`, body);
  url = String(answer.headers['location']);
});

const compare = async (query: string): Promise<Vergelijking> =>
  vergelijkingSchema.parse((await anna.get(`${url}/vergelijking?${query}`)).json);

/** Who gave each value that is otherwise. */
const whoIn = ({ laatste, revisies }: Vergelijking): Record<string, string | undefined> =>
  Object.fromEntries(
    laatste.map(({ id, pad, revision }) => [
      [id, pad].filter(Boolean).join(' '),
      revisies.find((each) => each.revision === revision)?.door?.name,
    ]),
  );

test('says what a project was and who gave each value that is otherwise, not who changed it back', async () => {
  await bram.put(`${url}/gevelvulling/a1`, kozijn('a1', 2500));
  await anna.put(`${url}/gevelvulling/b2`, kozijn('b2', 900));
  await anna.put(`${url}/gevelvulling/b2`, kozijn('b2'));
  const both = { ...kozijn('a1', 2500), detailleringData: { stelruimte: 10 } };
  await anna.put(`${url}/gevelvulling/a1`, both);
  await bram.post(`${url}/gevelvullingen`, { add: [kozijn('c3'), kozijn('d4')], remove: [] });
  await anna.post(`${url}/gevelvullingen`, { remove: ['b2', 'd4'] });
  const { gevelvullingen_json: _text, ...data } = buildProjectBody({ gebouwhoogte: 12 });
  await bram.put(`${url}/gegevens`, data);

  const found = await compare('versie=1');
  expect(found).toMatchObject({ toen: { revision: 1, door: { name: names.anna } }, nu: 8 });
  expect(JSON.parse(found.project?.gevelvullingen_json ?? '')).toEqual([
    kozijn('a1'),
    kozijn('b2'),
  ]);
  expect(whoIn(found)).toEqual({
    'a1 detailleringData.stelruimte': names.anna,
    'a1 gevelvullingEnKaderData.breedte': names.bram,
    b2: names.anna,
    c3: names.bram,
    gebouwhoogte: names.bram,
  });
  expect((await compare('versie=8')).laatste).toEqual([]);
});

test('finds who changed a value behind more changes than are read at once', async () => {
  const write = (stelruimte: number, breedte: number) => {
    const rows = Array.from({ length: 300 }, (_value, index) => ({
      ...kozijn(`id${index}`, index === 7 ? breedte : 1000),
      detailleringData: { stelruimte },
    }));
    const text = JSON.stringify(rows);
    return anna.post(url, buildProjectBody({ gevelvullingen_json: text }));
  };
  await write(0, 1000);
  await bram.put(`${url}/gevelvulling/id7`, {
    ...kozijn('id7', 1200),
    detailleringData: { stelruimte: 0 },
  });
  for (const stelruimte of [1, 2, 3]) await write(stelruimte, 1200);
  const found = whoIn(await compare('versie=2'));
  expect(Object.keys(found)).toHaveLength(301);
  expect(found).toMatchObject({ 'id7 gevelvullingEnKaderData.breedte': names.bram });
});

/** Moves the clock to a quarter to midnight of a later day in UTC: a new day in the Netherlands. */
const passToMidnight = async (days: number): Promise<{ utc: string; dutch: string }> => {
  const now = world.services.now();
  const utc = new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);
  const moment = new Date(`${utc}T23:45:00Z`);
  world.pass(moment.getTime() - now.getTime());
  anna = await world.loggedIn(account);
  return { utc, dutch: new Date(moment.getTime() + DAY / 24).toISOString().slice(0, 10) };
};

test('a date is the last version until the end of that day, in Dutch time', async () => {
  const { utc, dutch } = await passToMidnight(3);
  await anna.put(`${url}/gevelvulling/a1`, kozijn('a1', 2500));
  await anna.put(`${url}/gevelvulling/a1`, kozijn('a1', 2600));
  await passToMidnight(2);
  await anna.put(`${url}/gevelvulling/a1`, kozijn('a1', 2700));
  expect([
    (await compare(`datum=${utc}`)).toen,
    (await compare(`datum=${dutch}`)).toen,
  ]).toMatchObject([{ revision: 1 }, { revision: 3 }]);
});

test('says in words why there is nothing to compare with', async () => {
  const answers = [
    await anna.get(`${url}/vergelijking?versie=9`),
    await anna.get(`${url}/vergelijking?datum=2020-01-01`),
    await anna.get(`${url}/vergelijking?datum=2999-01-01`),
    await anna.get(`${url}/vergelijking`),
    await anna.get(`${url}/vergelijking?versie=1&datum=2026-01-01`),
    await anna.get(`${url}/vergelijking?datum=2026-02-31`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 422, 422, 400]);
  expect(answers.slice(0, 4).map(({ json }) => json)).toMatchObject([
    { message: 'Versie 9 staat niet (meer) in de geschiedenis van dit project.' },
    { message: expect.stringContaining('Op die datum bestond dit project nog niet') },
    { message: 'Die datum is er nog niet. Kies een datum tot en met vandaag.' },
    { message: 'Kies een versie of een datum om mee te vergelijken.' },
  ]);
});

test('a history that begins later says so, and what cannot be made any more is not made up', async () => {
  await anna.put(`${url}/gevelvulling/a1`, kozijn('a1', 2500));
  const { id } = projectRecordSchema.parse((await anna.get(url)).json);
  // As an earlier release does, which knows no history.
  await world.handle.database.execute(
    sql`update projects set gevelvullingen_json = '[]', revision = revision + 1 where id = ${id}`,
  );
  expect(await compare('versie=1')).toMatchObject({ project: null, laatste: [] });
  await world.handle.database.execute(sql`delete from project_revisions where project_id = ${id}`);
  await passToMidnight(5);
  await anna.put(`${url}/gevelvulling/b2`, kozijn('b2'));
  const { utc } = await passToMidnight(-2);
  const answer = await anna.get(`${url}/vergelijking?datum=${utc}`);
  expect([answer.status, answer.json]).toMatchObject([
    404,
    { message: expect.stringContaining('of vergelijk met versie 3, het begin') },
  ]);
  expect((await compare('versie=3')).toen).toEqual({ revision: 3, op: null, door: null });
});

test('tells who saved the standards since, and is for whoever may read the project', async () => {
  expect((await compare('versie=1')).standaarden).toBeNull();
  await bram.put(`${url}/standaarden`, GEEN_STANDAARDEN);
  expect((await compare('versie=1')).standaarden).toMatchObject({ door: { name: names.bram } });
  await anna.put(`${url}/gevelvulling/a1`, kozijn('a1', 2500));
  expect((await compare('versie=2')).standaarden).toBeNull();

  const { visitor } = await logIn(['company-employee']);
  expect((await visitor.get(`${url}/vergelijking?versie=1`)).status).toBe(403);
  await bram.put(`/api/v2/group/${groupId}/instellingen`, { zichtbaarheid: 'bekijken' });
  expect((await visitor.get(`${url}/vergelijking?versie=1`)).status).toBe(200);
});
