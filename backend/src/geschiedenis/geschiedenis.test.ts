import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';

import {
  eenProjectRevisieSchema,
  projectRevisiesSchema,
  type EenProjectRevisie,
  type ProjectRevisies,
} from '@adviestool/contract/geschiedenis';
import { projectRecordSchema } from '@adviestool/contract/project';
import { createGevelvulling } from '@adviestool/domain/velden/gevelvulling';

import { projectRevisionRows, projectRevisions } from '../database/schema/projectRevisions.ts';
import { cleanUp } from '../operations/housekeeping.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';

const DAY = 24 * 3_600_000;

let world: TestApp;
let groupId: number;
let account: { uid: number; name: string; mail: string };
let member: Visitor;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

beforeEach(async () => {
  groupId = await world.group();
  account = await world.account({ groupId, roles: ['company-employee'] });
  member = await world.loggedIn(account);
});

const kozijn = (id: string, breedte = 2400) =>
  createGevelvulling({
    id,
    merk: id.toUpperCase(),
    breedte,
    hoogte: 1500,
    gevelvullingType: 'kozijn',
  });

const textOf = (...list: unknown[]): string => JSON.stringify(list);

const create = async (text = '[]'): Promise<string> => {
  const body = buildProjectBody({ gevelvullingen_json: text });
  const answer = await member.post(`/api/v2/group/${groupId}/user/projects`, body);
  return String(answer.headers['location']);
};

const history = async (url: string, page = 0): Promise<ProjectRevisies> =>
  projectRevisiesSchema.parse((await member.get(`${url}/revisies?page=${page}`)).json);

const one = async (url: string, revision: number): Promise<EenProjectRevisie> =>
  eenProjectRevisieSchema.parse((await member.get(`${url}/revisies/${revision}`)).json);

const stored = async (url: string) => projectRecordSchema.parse((await member.get(url)).json);

describe('the history of a project', () => {
  test('tells who changed what and when, with old and new values', async () => {
    const url = await create(textOf(kozijn('a1'), kozijn('b2')));
    const body = { ...kozijn('a1', 2500), detailleringData: { stelruimte: 10 } };
    await member.put(`${url}/gevelvulling/a1`, body);
    await member.post(`${url}/gevelvullingen`, { add: [kozijn('c3')], remove: ['b2'] });
    const { gevelvullingen_json: _text, ...data } = buildProjectBody({ gebouwhoogte: 12 });
    await member.put(`${url}/gegevens`, data);

    const { pager, revisies } = await history(url);
    expect(pager).toMatchObject({ total_items: 4, total_pages: 1 });
    expect(revisies.map(({ revision, te_bekijken }) => [revision, te_bekijken])).toEqual(
      [4, 3, 2, 1].map((revision) => [revision, true]),
    );
    const [gegevens, many, single, first] = revisies;
    expect(gegevens).toMatchObject({
      door: { uid: account.uid, name: account.name },
      gegevens: [{ pad: 'gebouwhoogte', voor: 9, na: 12 }],
      gevelvullingen: [],
    });
    expect(many).toMatchObject({
      volgorde: true,
      aantallen: { toegevoegd: 1, gewijzigd: 0, verwijderd: 1 },
      gevelvullingen: [
        { id: 'c3', merk: 'C3', soort: 'toegevoegd', velden: [] },
        { id: 'b2', merk: 'B2', soort: 'verwijderd', velden: [] },
      ],
    });
    expect(single).toMatchObject({
      gegevens: [],
      volgorde: false,
      gevelvullingen: [
        {
          id: 'a1',
          soort: 'gewijzigd',
          velden: [
            { pad: 'gevelvullingEnKaderData.breedte', voor: 2400, na: 2500 },
            { pad: 'detailleringData.stelruimte', na: 10 },
          ],
        },
      ],
    });
    const { created } = await stored(url);
    expect(first).toMatchObject({ op: created, door: { uid: account.uid }, gevelvullingen: [] });
  });

  test('keeps what changed, not the project', async () => {
    const list = Array.from({ length: 200 }, (_value, index) => kozijn(`id${index}`));
    const url = await create(textOf(...list));
    await member.put(`${url}/gevelvulling/id7`, kozijn('id7', 900));
    const { id } = await stored(url);
    const size = sql<number>`coalesce(sum(length(before) + length(after)), 0)::int`;
    const [row] = await world.handle.database
      .select({ size })
      .from(projectRevisionRows)
      .where(sql`project_id = ${id}`);
    expect(row?.size).toBe(textOf(kozijn('id7'), kozijn('id7', 900)).length - 3);
  });

  test('of a project written as a whole tells what differs, whatever the order of its keys', async () => {
    const url = await create(textOf(kozijn('a1'), kozijn('b2')));
    const { detailleringData, ...rest } = kozijn('a1');
    const text = textOf({ detailleringData, ...rest }, kozijn('b2', 700));
    await member.post(url, buildProjectBody({ gevelvullingen_json: text }));
    expect((await history(url)).revisies[0]).toMatchObject({
      aantallen: { toegevoegd: 0, gewijzigd: 1, verwijderd: 0 },
      gevelvullingen: [{ id: 'b2' }],
    });
  });

  test('comes in pages, with at most twenty gevelvullingen of each revision', async () => {
    const url = await create();
    const rows = Array.from({ length: 30 }, (_value, index) => kozijn(`id${index}`));
    await member.post(`${url}/gevelvullingen`, { add: rows });
    for (let breedte = 1; breedte <= 25; breedte += 1) {
      await member.put(`${url}/gevelvulling/id0`, kozijn('id0', breedte));
    }
    const [first, second] = [await history(url), await history(url, 1)];
    expect(first.pager).toMatchObject({ total_items: 27, total_pages: 2 });
    expect([...first.revisies, ...second.revisies].map(({ revision }) => revision)).toEqual(
      Array.from({ length: 27 }, (_value, index) => 27 - index),
    );
    const many = second.revisies.find(({ revision }) => revision === 2);
    expect([many?.aantallen.toegevoegd, many?.gevelvullingen.length]).toEqual([30, 20]);
    expect((await one(url, 2)).gevelvullingen).toHaveLength(30);
    expect((await history(url, 2)).revisies).toEqual([]);
  });

  test.each(['0', '99', 'x', '-1', '1e3'])('has no revision %s', async (revision) => {
    const url = await create();
    for (const answer of [
      await member.get(`${url}/revisies/${revision}`),
      await member.post(`${url}/revisies/${revision}/terugzetten`, undefined),
    ]) {
      expect([answer.status, answer.json]).toEqual([
        404,
        { message: 'Revisie niet gevonden.', code: 'not_found' },
      ]);
    }
  });
});

describe('an earlier revision', () => {
  const change = record({
    kind: constantFrom('put', 'add', 'remove', 'order', 'data', 'whole', 'broken', 'restore'),
    index: nat(4),
    breedte: nat(5000),
  });

  test('is the project as it was then, however it was changed since', async () => {
    await assert(
      asyncProperty(array(change, { minLength: 1, maxLength: 10 }), async (changes) => {
        const url = await create(textOf(kozijn('a0'), kozijn('a1')));
        const then = [await stored(url)];
        for (const { kind, index, breedte } of changes) {
          const id = `a${index}`;
          const { gevelvullingen_json: text, gebouwhoogte } = await stored(url);
          const body = buildProjectBody({ gebouwhoogte });
          const { gevelvullingen_json: _text, ...data } = body;
          const send = {
            put: () => member.put(`${url}/gevelvulling/${id}`, kozijn(id, breedte)),
            add: () => member.post(`${url}/gevelvullingen`, { add: [kozijn(id, breedte)] }),
            remove: () => member.post(`${url}/gevelvullingen`, { remove: [id] }),
            order: () => member.post(`${url}/gevelvullingen`, { order: [id] }),
            data: () => member.put(`${url}/gegevens`, { ...data, gebouwhoogte: breedte }),
            whole: () =>
              member.post(url, {
                ...body,
                gebouwhoogte: index,
                gevelvullingen_json: textOf(kozijn('a4', breedte), kozijn('a0')),
              }),
            broken: () => member.post(url, { ...body, gevelvullingen_json: ` [{"x": ${index}}]` }),
            restore: () =>
              member.post(`${url}/revisies/${(index % then.length) + 1}/terugzetten`, undefined),
          }[kind];
          const answer = await send();
          // A change that does not fit what is there changes nothing.
          expect([200, 409, 412]).toContain(answer.status);
          const after = await stored(url);
          const { revisies } = await history(url);
          const isNew = revisies[0]?.revision !== then.length;
          expect(isNew || after.gevelvullingen_json === text).toBe(true);
          if (isNew) then.push(after);
        }
        for (const [index, was] of then.entries()) {
          const { project } = await one(url, index + 1);
          expect(project?.gebouwhoogte).toBe(was.gebouwhoogte);
          expect(JSON.parse(project?.gevelvullingen_json ?? '')).toEqual(
            JSON.parse(was.gevelvullingen_json),
          );
        }
      }),
      { numRuns: 20 },
    );
  });

  test('is put back as a new one, and that is undone likewise', async () => {
    const url = await create(textOf(kozijn('a1'), kozijn('b2')));
    const before = await stored(url);
    await member.post(`${url}/gevelvullingen`, { remove: ['a1'], order: ['b2'] });
    const stale = await member.post(`${url}/revisies/1/terugzetten`, undefined, {
      'If-Match': '"r1"',
    });
    expect(stale.status).toBe(412);
    const answer = await member.post(`${url}/revisies/1/terugzetten`, undefined, {
      'If-Match': '"r2"',
    });
    expect([answer.status, answer.headers['etag']]).toEqual([200, '"r3"']);
    expect(await stored(url)).toEqual(projectRecordSchema.parse(answer.json));
    expect((await stored(url)).gevelvullingen_json).toBe(before.gevelvullingen_json);
    expect((await history(url)).revisies[0]).toMatchObject({ teruggezet_van: 1 });
    await member.post(`${url}/revisies/2/terugzetten`, undefined);
    expect(JSON.parse((await stored(url)).gevelvullingen_json)).toEqual([kozijn('b2')]);
  });

  test('is told but not put back when somebody changed the project without telling', async () => {
    const url = await create(textOf(kozijn('a1')));
    await member.put(`${url}/gevelvulling/a1`, kozijn('a1', 2));
    const { id } = await stored(url);
    // As an earlier release does, which knows no history.
    await world.handle.database.execute(
      sql`update projects set gevelvullingen_json = '[]', revision = revision + 1 where id = ${id}`,
    );
    await member.put(`${url}/gevelvulling/b2`, kozijn('b2'));
    expect(
      (await history(url)).revisies.map(({ revision, te_bekijken }) => [revision, te_bekijken]),
    ).toEqual([
      [4, true],
      [2, false],
      [1, false],
    ]);
    expect((await one(url, 3)).project?.gevelvullingen_json).toBe('[]');
    const told = await one(url, 2);
    expect([told.project, told.gevelvullingen[0]?.id]).toEqual([null, 'a1']);
    const answer = await member.post(`${url}/revisies/2/terugzetten`, undefined);
    expect([answer.status, answer.json]).toMatchObject([409, { code: 'conflict' }]);
    expect((await member.post(`${url}/revisies/3/terugzetten`, undefined)).status).toBe(200);
  });
});

test('after a year a month keeps its last revision, with all that changed in it', async () => {
  const url = await create(textOf(kozijn('a1', 0)));
  const made: [breedte: number, month: string][] = [];
  for (let breedte = 1; breedte <= 8; breedte += 1) {
    world.pass(11 * DAY);
    member = await world.loggedIn(account);
    await member.put(`${url}/gevelvulling/a1`, kozijn('a1', breedte));
    made.push([breedte, world.services.now().toISOString().slice(0, 7)]);
  }
  const lastOf = new Map(made.map(([breedte, month]) => [month, breedte]));
  const revisions = async () => (await history(url)).revisies.map(({ revision }) => revision);
  const every = await revisions();
  world.pass(340 * DAY);
  await cleanUp(world.services);
  member = await world.loggedIn(account);
  const begun = await revisions();
  expect([begun.length < every.length, begun[0]]).toEqual([true, 9]);
  world.pass(120 * DAY);
  await cleanUp(world.services);
  await cleanUp(world.services);
  member = await world.loggedIn(account);
  expect(await revisions()).toEqual([
    ...[...lastOf.values()].map((breedte) => breedte + 1).toReversed(),
    1,
  ]);
  const breedteAt = async (revision: number): Promise<unknown> =>
    JSON.parse((await one(url, revision)).project?.gevelvullingen_json ?? '');
  for (const breedte of lastOf.values()) {
    expect(await breedteAt(breedte + 1)).toEqual([kozijn('a1', breedte)]);
  }
  const [first = 0] = lastOf.values();
  expect((await one(url, first + 1)).gevelvullingen[0]?.velden).toEqual([
    { pad: 'gevelvullingEnKaderData.breedte', voor: 0, na: first },
  ]);
});

test('after a year each change still has who made it, and what was put back stands apart', async () => {
  const url = await create(textOf(kozijn('a1', 1)));
  const chief = await world.account({ groupId, roles: ['company-administrator'] });
  const asChief = await world.loggedIn(chief);
  const save = (visitor: Visitor, breedte: number) =>
    visitor.put(`${url}/gevelvulling/a1`, kozijn('a1', breedte));
  for (const breedte of [2, 3]) await save(member, breedte);
  for (const breedte of [4, 5]) await save(asChief, breedte);
  await save(member, 6);
  await member.post(`${url}/revisies/3/terugzetten`, undefined);
  await save(member, 7);
  const { id } = await stored(url);
  await world.handle.database
    .update(projectRevisions)
    .set({ created: new Date(Date.now() - 500 * DAY) })
    .where(eq(projectRevisions.project_id, id));
  await cleanUp(world.services);

  const { revisies } = await history(url);
  const told = revisies.map(({ revision, door, teruggezet_van, gevelvullingen: [first] }) => ({
    revision,
    door: door?.name,
    teruggezet_van,
    van: first?.velden[0]?.voor,
    naar: first?.velden[0]?.na,
  }));
  const mine = { door: account.name, teruggezet_van: null };
  expect(told).toEqual([
    { ...mine, revision: 8, van: 3, naar: 7 },
    { ...mine, revision: 7, van: 6, naar: 3, teruggezet_van: 3 },
    { ...mine, revision: 6, van: 5, naar: 6 },
    { ...mine, revision: 5, van: 3, naar: 5, door: chief.name },
    { ...mine, revision: 3, van: 1, naar: 3 },
    { ...mine, revision: 1 },
  ]);
});

test('goes when the project goes for good', async () => {
  const url = await create(textOf(kozijn('a1')));
  await member.put(`${url}/gevelvulling/a1`, kozijn('a1', 2));
  const { id } = await stored(url);
  await member.delete(url);
  world.pass(31 * DAY);
  await cleanUp(world.services);
  const { database } = world.handle;
  expect(await database.$count(projectRevisions, sql`project_id = ${id}`)).toBe(0);
  expect(await database.$count(projectRevisionRows, sql`project_id = ${id}`)).toBe(0);
});
