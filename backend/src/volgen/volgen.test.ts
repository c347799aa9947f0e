import { randomUUID } from 'node:crypto';

import { gevelvullingSchema } from '@adviestool/contract/gevelvulling';
import { montageSchema } from '@adviestool/contract/montage';
import { projectRecordSchema } from '@adviestool/contract/project';
import { projectStandSchema } from '@adviestool/contract/volgen';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { eq } from 'drizzle-orm';
import { z } from 'zod';

import { users } from '../database/schema/users.ts';
import { demoProject } from '../seed/demoProject.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { followProject, type Followed } from '../testing/followProject.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';

let world: TestApp;
let groupId: number;
let path: string;
let anna: Visitor;
let bart: Visitor;
const names: Record<'anna' | 'bart', string> = { anna: '', bart: '' };
const open: Followed[] = [];

const follow = async (visitor: Visitor, tab: string, plek = ''): Promise<Followed> => {
  const query = new URLSearchParams({ tab, plek }).toString();
  const followed = await followProject(world.base, visitor, `${path}/volgen?${query}`);
  open.push(followed);
  return followed;
};

beforeAll(async () => {
  world = await buildTestApp();
  groupId = await world.group();
  const [a, b] = [
    await world.account({ groupId, roles: ['company-moderator'] }),
    await world.account({ groupId, roles: ['company-moderator'] }),
  ];
  [anna, bart] = [await world.loggedIn(a), await world.loggedIn(b)];
  [names.anna, names.bart] = [a.name, b.name];
  const made = await anna.post(`/api/v2/group/${groupId}/user/projects`, buildProjectBody());
  path = `/api/v2/group/${groupId}/project/${/"id":(\d+)/.exec(made.text)?.[1] ?? ''}`;
});
afterAll(async () => {
  for (const followed of open) followed.close();
  await world.close();
});

test('who has the project on the screen is told, with the place, until that tab is closed', async () => {
  const first = await follow(anna, 'tab-anna', '');
  expect(first.status).toBe(200);
  expect(first.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  expect(first.headers['content-encoding']).toBeUndefined();
  await first.until(`event: stand\ndata: .*"revision":"r1".*${names.anna}`);

  const second = await follow(bart, 'tab-bart', 'a1b2/detaillering');
  await second.until(names.anna);
  await first.until(`event: aanwezig\n.*"name":"${names.bart}","plek":"a1b2/detaillering"`);

  second.close();
  await first.until(/event: aanwezig\ndata: \[(?!.*tab-bart)[^\n]*\]\n\n$/);
  first.close();
});

test('a save is told to who follows, with its revision and by whom, and nothing of what', async () => {
  const followed = await follow(anna, 'tab-anna-2');
  await followed.until('event: stand');
  expect((await bart.post(path, buildProjectBody({ name: 'Anders' }))).status).toBe(200);
  await followed.until(/event: opgeslagen\ndata: \{"revision":"r2","uid":\d+\}\n\n/);
  followed.close();
});

test('what is said on site is told to who follows, by its number alone, and stands where they begin', async () => {
  const made = await anna.post(`/api/v2/group/${groupId}/user/projects`, demoProject(new Date()));
  const eigen = String(made.headers['location']);
  const query = new URLSearchParams({ tab: 'tab-bart-bouw' }).toString();
  const followed = await followProject(world.base, bart, `${eigen}/volgen?${query}`);
  open.push(followed);
  await followed.until(/event: stand\ndata: .*"gemonteerd":0/);
  const { gevelvullingen_json } = projectRecordSchema.parse((await anna.get(eigen)).json);
  const [first] = z.array(gevelvullingSchema).parse(JSON.parse(gevelvullingen_json));
  const { id } = first?.gevelvullingEnKaderData ?? {};
  const said = {
    stuk: 1,
    geplaatst: null,
    ankers: { onderzijde: 1, zijkanten: 1, bovenzijde: null },
    afwijking: null,
    toelichting: 'Niet voor de kijker',
    fotos: [],
    op: '2026-11-20T10:00:00Z',
    getoond: {},
  };
  const key = { 'Idempotency-Key': randomUUID() };
  expect((await anna.post(`${eigen}/montage/${id}`, said, key)).status).toBe(201);
  await followed.until(/event: gemonteerd\ndata: \{"gemonteerd":[1-9]\d*\}\n\n/);
  expect(followed.text()).not.toContain('kijker');
  const stand = await bart.get(`${eigen}/stand?tab=tab-bart-bouw`);
  const { gemonteerd } = projectStandSchema.parse(stand.json);
  expect(gemonteerd).toBeGreaterThan(0);
  const read = await bart.get(`${eigen}/montage`);
  expect(montageSchema.parse(read.json).gemonteerd).toBe(gemonteerd);
  followed.close();
});

test('what is done with the project as a whole is told at once, with who did it; what is refused is not', async () => {
  const made = await anna.post(`/api/v2/group/${groupId}/user/projects`, buildProjectBody());
  const eigen = String(made.headers['location']);
  const query = new URLSearchParams({ tab: 'tab-bart-beheer' }).toString();
  const followed = await followProject(world.base, bart, `${eigen}/volgen?${query}`);
  open.push(followed);
  await followed.until('event: stand');
  const door = `"door":\\{"uid":\\d+,"name":"${names.anna}"\\}`;
  expect((await anna.delete(eigen, { 'if-match': '"r999"' })).status).toBe(412);
  expect((await anna.post(`${eigen}/archiveren`, {})).status).toBe(200);
  await followed.until(`event: beheer\ndata: \\{"wat":"gearchiveerd",${door}`);
  expect(followed.text()).not.toContain('verwijderd');
  expect((await anna.post(`${eigen}/uit-archief`, {})).status).toBe(200);
  await followed.until('"wat":"uit_archief"');
  expect((await anna.delete(eigen)).status).toBe(204);
  await followed.until(`"wat":"verwijderd",${door}`);
  expect((await anna.post(`${eigen}/restore`, {})).status).toBe(200);
  await followed.until('"wat":"teruggezet"');
  const aan = await world.account({ groupId, roles: ['company-moderator'] });
  expect((await anna.post(`${eigen}/overdragen`, { uid: aan.uid })).status).toBe(200);
  await followed.until(
    `"wat":"overgedragen",${door}.*"aan":\\{"uid":${aan.uid},"name":"${aan.name}"`,
  );
  followed.close();
});

test('who has a name of their own is called by it', async () => {
  const account = await world.account({ groupId, roles: ['company-moderator'] });
  await world.services.database
    .update(users)
    .set({ full_name: 'Carla de Boer' })
    .where(eq(users.uid, account.uid));
  const carla = await world.loggedIn(account);
  const { text } = await carla.get(`${path}/stand?tab=tab-carla`);
  expect(text).toContain('"name":"Carla de Boer"');
});

test('who may not read the project hears nothing of it, and nor does who has no session any more', async () => {
  const other = await world.loggedIn(
    await world.account({ groupId: await world.group(), roles: ['company-employee'] }),
  );
  expect((await follow(other, 'tab-ander')).status).toBe(403);
  expect((await follow(world.visitor(), 'tab-niemand')).status).toBe(403);
  const stand = await other.get(`${path}/stand?tab=tab-ander`);
  expect(stand.status).toBe(403);
});

test('where no stream comes through the same is asked, and tells that one is there', async () => {
  const followed = await follow(anna, 'tab-anna-3');
  await followed.until('event: stand');
  const { json } = await bart.get(`${path}/stand?tab=tab-bart-3&plek=a1b2`);
  expect(json).toMatchObject({
    revision: 'r2',
    aanwezig: expect.arrayContaining([
      expect.objectContaining({ tab: 'tab-anna-3', name: names.anna }),
      expect.objectContaining({ tab: 'tab-bart-3', name: names.bart, plek: 'a1b2' }),
    ]),
  });
  await followed.until('tab-bart-3');
  followed.close();
});

test('a user has so many streams and no more, and a stop ends all of them at once', async () => {
  const many = await Promise.all(
    Array.from({ length: 12 }, (_none, index) => follow(bart, `tab-bart-${String(index)}-veel`)),
  );
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
  const more = await follow(bart, 'tab-bart-teveel');
  expect([more.status, more.headers['retry-after']]).toEqual([429, '60']);

  await world.services.volgers.stop();
  await Promise.all(many.map(({ ended }) => ended));
  expect(world.services.volgers.count()).toBe(0);
});
