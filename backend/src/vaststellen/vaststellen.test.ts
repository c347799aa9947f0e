import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  jsonValue,
  nat,
  oneof,
  record,
  type Arbitrary,
} from 'fast-check';

import { eenProjectRevisieSchema } from '@adviestool/contract/geschiedenis';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { gevelvullingenSchema, projectRecordSchema } from '@adviestool/contract/project';
import { projectSummaryListAnswerSchema } from '@adviestool/contract/projectList';
import { vaststellenWrittenSchema } from '@adviestool/contract/vaststellen';
import { perZijde } from '@adviestool/contract/zijde';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { REKENMODEL_VERSIE } from '@adviestool/domain/rekenen/rekenmodelVersie';

import { projects as projectTabel } from '../database/schema/projects.ts';
import { createGebeurtenissen } from '../gebeurtenissen/gebeurtenissenStore.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { giveCatalogus } from '../testing/giveCatalogus.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let world: TestApp;
let groupId: number;
let member: Visitor;
let name: string;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
  groupId = await world.group();
  await giveCatalogus(world, groupId);
  const account = await world.account({ groupId, roles: ['company-employee'] });
  name = account.name;
  member = await world.loggedIn(account);
});
afterAll(() => world.close());

const kozijn = (id: string, extra: Partial<Gevelvulling> = {}): Gevelvulling => {
  const gevelvulling = buildGevelvulling({
    productKeuze: perZijde(() => ({ hoekanker: 'GA-90', bevestigingsmiddelen: null })),
    ...extra,
  });
  const { gevelvullingEnKaderData: kader } = gevelvulling;
  return { ...gevelvulling, gevelvullingEnKaderData: { ...kader, id, merk: id.toUpperCase() } };
};

const create = async (...rows: Gevelvulling[]): Promise<string> => {
  const body = buildProjectBody({ gevelvullingen_json: JSON.stringify(rows) });
  const answer = await member.post(`/api/v2/group/${groupId}/user/projects`, body);
  expect(answer.status).toBe(201);
  return String(answer.headers['location']);
};

const read = async (url: string) => {
  const answer = await member.get(url);
  const { gevelvullingen_json: text } = projectRecordSchema.parse(answer.json);
  return {
    etag: String(answer.headers['etag']),
    rows: gevelvullingenSchema.parse(JSON.parse(text)),
  };
};

const fix = async (
  url: string,
  ids: string[],
  more: Record<string, unknown> = {},
): Promise<Answer> => member.post(`${url}/vaststellen`, { gevelvullingen: ids, ...more });

const release = async (url: string, ids: string[]): Promise<Answer> =>
  member.call('DELETE', `${url}/vaststellen`, { body: { gevelvullingen: ids } });

/** The whole project with other gevelvullingen. */
const save = async (url: string, rows: readonly unknown[]): Promise<Answer> =>
  member.post(url, buildProjectBody({ gevelvullingen_json: JSON.stringify(rows) }));

test('advices are fixed as one revision, with time, user, versions and the outcome of each side', async () => {
  const url = await create(kozijn('a1'), kozijn('b2'), kozijn('c3'));
  const before = await read(url);
  const answer = await member.post(
    `${url}/vaststellen`,
    { gevelvullingen: ['a1', 'c3'] },
    { 'If-Match': before.etag },
  );
  expect(answer.status).toBe(200);
  const written = vaststellenWrittenSchema.parse(answer.json);
  expect(written.revision).toBe('r2');
  expect(Object.keys(written.vastgesteld)).toEqual(['a1', 'c3']);

  const { rows } = await read(url);
  expect(rows.map(({ vastgesteld }) => vastgesteld?.door ?? null)).toEqual([name, null, name]);
  expect(rows[0]?.vastgesteld).toMatchObject({
    rekenmodel: REKENMODEL_VERSIE,
    zijden: { onderzijde: { hoekanker: 'GA-90', aantal: 7, oordeel: 'VOLDOET' } },
  });
  expect(rows[0]?.vastgesteld?.op).toMatch(/Z$/);
  expect({ ...rows[0], vastgesteld: undefined }).toEqual({
    ...before.rows[0],
    vastgesteld: undefined,
  });
  expect((await member.get(`${url}/revisies`)).json).toMatchObject({
    revisies: [{ revision: 2, aantallen: { gewijzigd: 2 } }, { revision: 1 }],
  });
});

test('what is fixed and comes out the same stays as it was fixed, and makes no revision', async () => {
  const url = await create(kozijn('a1'));
  await fix(url, ['a1']);
  const before = await read(url);
  world.pass(60_000);
  expect((await fix(url, ['a1'])).json).toMatchObject({ revision: 'r2' });
  expect((await read(url)).rows).toEqual(before.rows);
});

test('a gevelvulling with a name that every object knows is fixed like others', async () => {
  const url = await create(kozijn('constructor'), kozijn('toString'), kozijn('__proto__'));
  const answer = await fix(url, ['constructor', 'toString', '__proto__']);
  expect([answer.status, answer.json]).toMatchObject([200, { revision: 'r2' }]);
});

test('it is taken back by DELETE', async () => {
  const url = await create(kozijn('a1'), kozijn('b2'));
  const before = await read(url);
  await fix(url, ['a1', 'b2']);
  expect((await release(url, ['a1', 'b2'])).json).toMatchObject({
    revision: 'r3',
    vastgesteld: {},
  });
  expect((await read(url)).rows).toEqual(before.rows);
  expect((await release(url, ['a1'])).json).toMatchObject({ revision: 'r3' });
});

test('a repeated call gets its first answer, a minimal one no body', async () => {
  const url = await create(kozijn('a1'));
  const headers = { 'Idempotency-Key': randomUUID(), 'If-Match': '"r1"' };
  const body = { gevelvullingen: ['a1'] };
  const first = await member.post(`${url}/vaststellen`, body, headers);
  expect((await member.post(`${url}/vaststellen`, body, headers)).text).toBe(first.text);
  const minimal = await member.post(`${url}/vaststellen`, body, { Prefer: 'return=minimal' });
  expect([minimal.status, minimal.text, minimal.headers['etag']]).toEqual([204, '', '"r2"']);
  expect((await member.post(`${url}/vaststellen`, body, { 'If-Match': '"r1"' })).status).toBe(412);
});

test('nothing is fixed when one is not complete or is gone, and they are named', async () => {
  const url = await create(kozijn('a1'), kozijn('b2', { detailleringData: {} }));
  const refused = await fix(url, ['a1', 'b2']);
  expect([refused.status, refused.json]).toEqual([
    409,
    { code: 'conflict', message: expect.stringMatching(/\nB2 heeft nog geen/) },
  ]);
  expect((await fix(url, ['a1', 'x9'])).json).toMatchObject({
    code: 'stale',
    message: expect.stringMatching(/\nEen gevelvulling staat niet of niet meer in dit project\.$/),
  });
  expect((await release(url, ['x9'])).status).toBe(412);
  expect((await fix(url, [])).status).toBe(422);
  expect((await read(url)).etag).toBe('"r1"');
});

test('one that was removed meanwhile is named by its merk, with who removed it', async () => {
  const url = await create(kozijn('a1'), kozijn('b2'));
  const { rows } = await read(url);
  expect((await save(url, rows.slice(0, 1))).status).toBe(200);
  for (const refused of [await fix(url, ['a1', 'b2']), await release(url, ['a1', 'b2'])]) {
    expect([refused.status, refused.json]).toEqual([
      412,
      expect.objectContaining({
        message: `Dit project is intussen door iemand anders gewijzigd.\nGevelvulling B2 is intussen verwijderd door ${name}.`,
      }),
    ]);
  }
});

test('nothing is fixed when the user was shown something else; both are told', async () => {
  const url = await create(kozijn('a1'));
  const other = await create(kozijn('a1'));
  await fix(other, ['a1']);
  const shown = (await read(other)).rows[0]?.vastgesteld?.zijden;
  if (shown?.onderzijde === undefined) throw new Error('Nothing was fixed.');
  const { onderzijde } = shown;
  const wrong = { ...shown, onderzijde: { ...onderzijde, bevestigingsmiddelen: ['HS-50'] } };
  const refused = await fix(url, ['a1'], { getoond: { a1: wrong } });
  expect(refused.status).toBe(409);
  expect(refused.json).toMatchObject({
    code: 'differs',
    message: expect.stringMatching(
      /\nA1, onderzijde: getoond 7 × Hoekanker GA 90 \+ .*berekend 7 × Hoekanker GA 90, h/,
    ),
  });
  expect((await read(url)).etag).toBe('"r1"');
  // A page of a release before keeps no warnings.
  const { waarschuwingen, ...eerder } = onderzijde;
  expect(waarschuwingen).toEqual([]);
  const getoond = { a1: { ...shown, onderzijde: eerder } };
  expect((await fix(url, ['a1'], { getoond })).status).toBe(200);
});

test('without a catalogue nothing can be fixed', async () => {
  const bare = await world.group();
  const person = await world.loggedIn(
    await world.account({ groupId: bare, roles: ['company-employee'] }),
  );
  const body = buildProjectBody({ gevelvullingen_json: JSON.stringify([kozijn('a1')]) });
  const { headers } = await person.post(`/api/v2/group/${bare}/user/projects`, body);
  const answer = await person.post(`${headers['location']}/vaststellen`, {
    gevelvullingen: ['a1'],
  });
  expect([answer.status, answer.json]).toMatchObject([409, { code: 'conflict' }]);
});

test('the list can be asked for projects in which a fixed advice changed, also by a new catalogue', async () => {
  const other = await world.group();
  await giveCatalogus(world, other);
  const person = await world.loggedIn(
    await world.account({ groupId: other, roles: ['company-employee'] }),
  );
  const list = `/api/v2/group/${other}/user/projects`;
  const make = async (projectName: string): Promise<string> => {
    const text = JSON.stringify([kozijn('a1'), kozijn('b2')]);
    const body = buildProjectBody({ name: projectName, gevelvullingen_json: text });
    return String((await person.post(list, body)).headers['location']);
  };
  const changed = async (): Promise<unknown> =>
    projectSummaryListAnswerSchema
      .parse((await person.get(`${list}?view=summary&gewijzigd=1&sort=name&order=asc`)).json)
      .projects.full.map((each) => [each.name, each.samenvatting?.gewijzigd]);
  const [one, two] = [await make('Een'), await make('Twee')];
  await make('Drie');
  await person.post(`${one}/vaststellen`, { gevelvullingen: ['a1'] });
  await person.post(`${two}/vaststellen`, { gevelvullingen: ['a1', 'b2'] });
  expect(await changed()).toEqual([]);

  const { gevelvullingen_json: _text, ...data } = buildProjectBody({
    name: 'Een',
    gebouwhoogte: 60,
  });
  await person.put(`${one}/gegevens`, data);
  expect(await changed()).toEqual([['Een', 1]]);

  world.pass(60_000);
  await giveCatalogus(world, other, (catalogus) => ({
    ...catalogus,
    hoekankers: catalogus.hoekankers.map((each) => ({ ...each, FwRk: each.FwRk / 2 })),
  }));
  expect(await changed()).toEqual([
    ['Een', 1],
    ['Twee', 2],
  ]);
  expect((await person.get(`${list}?gewijzigd=1`)).status).toBe(400);
});

test('the list of changed advices says of how many projects with a fixed one nothing can be calculated', async () => {
  const other = await world.group();
  await giveCatalogus(world, other);
  const person = await world.loggedIn(
    await world.account({ groupId: other, roles: ['company-employee'] }),
  );
  const list = `/api/v2/group/${other}/user/projects`;
  const gevelvullingen_json = JSON.stringify([kozijn('a1')]);
  const ids: number[] = [];
  for (const each of ['Een', 'Twee', 'Drie']) {
    const body = buildProjectBody({ name: each, gevelvullingen_json });
    const url = String((await person.post(list, body)).headers['location']);
    expect((await person.post(`${url}/vaststellen`, { gevelvullingen: ['a1'] })).status).toBe(200);
    ids.push(Number(url.split('/').at(-1)));
  }
  const ask = async () => {
    const { json } = await person.get(`${list}?view=summary&gewijzigd=1`);
    const { projects, onberekend } = projectSummaryListAnswerSchema.parse(json);
    return [projects.full.length, onberekend];
  };
  expect(await ask()).toEqual([0, 0]);
  const { database } = world.services;
  const [een, twee] = ids.map((id) => eq(projectTabel.id, id));
  await database
    .update(projectTabel)
    .set({ gevelvullingen_json: '[{"vastgesteld"', revision: 9 })
    .where(een);
  await database
    .update(projectTabel)
    .set({ catalogus: { id: 'weg', versie: '1' } })
    .where(twee);
  expect(await ask()).toEqual([0, 2]);
});

const fixedProject = async () => {
  const url = await create(kozijn('a1'), kozijn('b2'));
  await fix(url, ['a1']);
  const { rows } = await read(url);
  const [fixed, open] = rows;
  if (fixed?.vastgesteld === undefined || open === undefined) throw new Error('Nothing was fixed.');
  return { url, fixed, open, vastgesteld: fixed.vastgesteld };
};

test('a write of a part that fixes, changes or takes back is refused with its path', async () => {
  const { url, fixed, open, vastgesteld } = await fixedProject();
  const other = { ...vastgesteld, door: 'iemand anders' };
  const { vastgesteld: _taken, ...bare } = fixed;
  const one = await member.put(`${url}/gevelvulling/b2`, { ...open, vastgesteld });
  expect([one.status, one.json]).toMatchObject([
    422,
    { message: expect.stringMatching(/^vastgesteld: /m) },
  ]);
  for (const row of [{ ...fixed, vastgesteld: other }, bare]) {
    expect((await member.put(`${url}/gevelvulling/a1`, row)).status).toBe(422);
  }
  const copy = kozijn('c3');
  const many = await member.post(`${url}/gevelvullingen`, {
    add: [copy, { ...kozijn('d4'), vastgesteld }],
    replace: [open, bare],
  });
  expect([many.status, many.json]).toMatchObject([
    422,
    { message: expect.stringMatching(/add\.1\.vastgesteld: .*\nreplace\.1\.vastgesteld: /) },
  ]);
  const whole = await save(url, [fixed, { ...open, vastgesteld }]);
  expect([whole.status, whole.json]).toMatchObject([
    422,
    { message: expect.stringMatching(/gevelvullingen_json\.1\.vastgesteld: /) },
  ]);
  expect((await read(url)).etag).toBe('"r2"');
  const made = await member.post(
    `/api/v2/group/${groupId}/user/projects`,
    buildProjectBody({ gevelvullingen_json: JSON.stringify([fixed]) }),
  );
  expect(made.status).toBe(422);
});

test('a client that writes it back as it read it, whatever the order of its keys, is no change', async () => {
  const { url, fixed, open, vastgesteld } = await fixedProject();
  const turned = Object.fromEntries(Object.entries(vastgesteld).toReversed());
  const wider = {
    ...fixed,
    vastgesteld: turned,
    gevelvullingEnKaderData: { ...fixed.gevelvullingEnKaderData, breedte: 3900 },
  };
  expect((await member.put(`${url}/gevelvulling/a1`, wider)).status).toBe(200);
  expect((await save(url, [open, fixed])).status).toBe(200);
});

test('what was once fixed comes back with what undoes its removal or what took it back', async () => {
  const { url, fixed, open } = await fixedProject();
  expect((await member.post(`${url}/gevelvullingen`, { remove: ['a1'] })).status).toBe(200);
  expect((await member.post(`${url}/gevelvullingen`, { add: [fixed] })).status).toBe(200);
  expect((await release(url, ['a1'])).status).toBe(200);
  expect((await member.put(`${url}/gevelvulling/a1`, fixed)).status).toBe(200);
  // It was never fixed of the other.
  const moved = { ...open, vastgesteld: fixed.vastgesteld };
  expect((await member.put(`${url}/gevelvulling/b2`, moved)).status).toBe(422);
  expect((await read(url)).rows.map((row) => row.vastgesteld !== undefined)).toEqual([false, true]);
});

test('an older revision and a deleted project come back as they were', async () => {
  const { url, fixed } = await fixedProject();
  await release(url, ['a1']);
  expect((await member.post(`${url}/revisies/2/terugzetten`, {})).status).toBe(200);
  expect((await read(url)).rows[0]).toEqual(fixed);
  await member.delete(url);
  expect((await member.post(`${url}/restore`, {})).status).toBe(200);
  expect((await read(url)).rows[0]).toEqual(fixed);
});

test('the history tells it as one value', async () => {
  const { url, vastgesteld } = await fixedProject();
  const { gevelvullingen } = eenProjectRevisieSchema.parse(
    (await member.get(`${url}/revisies/2`)).json,
  );
  expect(gevelvullingen).toEqual([
    {
      id: 'a1',
      merk: 'A1',
      soort: 'gewijzigd',
      velden: [{ pad: 'vastgesteld', na: vastgesteld }],
    },
  ]);
});

/** A body with such a key is refused before anybody looks at it. */
const isLookedAt = (value: unknown): boolean => !JSON.stringify(value).includes('"__proto__"');

const step = oneof(
  record({ doe: constantFrom('fix', 'release', 'back'), id: constantFrom('a1', 'b2') }),
  record({ doe: constantFrom('widen'), id: constantFrom('a1', 'b2'), breedte: nat(4000) }),
  record({
    doe: constantFrom('forge'),
    id: constantFrom('a1', 'b2'),
    vastgesteld: jsonValue().filter(isLookedAt),
  }),
);
type Step = typeof step extends Arbitrary<infer One> ? One : never;

test('no write can make up what is fixed, and every write back of what was read succeeds', async () => {
  const { url } = await fixedProject();
  const rowOf = async (id: string): Promise<Gevelvulling> => {
    const row = (await read(url)).rows.find((one) => one.gevelvullingEnKaderData.id === id);
    if (row === undefined) throw new Error(`There is no ${id}.`);
    return row;
  };
  /** Takes a step. @returns whether it is to succeed, and its status */
  const take = async (each: Step, row: Gevelvulling): Promise<[number, number]> => {
    const put = async (changed: unknown): Promise<number> =>
      (await member.put(`${url}/gevelvulling/${each.id}`, changed)).status;
    if ('vastgesteld' in each) return [422, await put({ ...row, vastgesteld: each.vastgesteld })];
    if ('breedte' in each) {
      const kader = { ...row.gevelvullingEnKaderData, breedte: 2000 + each.breedte };
      return [200, await put({ ...row, gevelvullingEnKaderData: kader })];
    }
    if (each.doe === 'back') return [200, (await save(url, (await read(url)).rows)).status];
    return [200, (await (each.doe === 'fix' ? fix : release)(url, [each.id])).status];
  };
  await assert(
    asyncProperty(array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      for (const each of steps) {
        const before = await rowOf(each.id);
        const [expected, status] = await take(each, before);
        expect(status).toBe(expected);
        const mayChange = each.doe === 'fix' || each.doe === 'release';
        const after = await rowOf(each.id);
        expect(mayChange || isDeepStrictEqual(after.vastgesteld, before.vastgesteld)).toBe(true);
      }
    }),
    { numRuns: 8 },
  );
});

test('the log of the company tells of each way in which advices are fixed and are not any more', async () => {
  const log = async () => {
    const { gebeurtenissen } = await createGebeurtenissen(world.handle.database).list(groupId, {
      over: 'vaststellen',
    });
    return gebeurtenissen
      .filter(({ project }) => url.endsWith(`/${project?.id}`))
      .map(({ soort, details, door }) => [soort, details.aantal, door?.naam])
      .toReversed();
  };
  const url = await create(kozijn('a1'), kozijn('b2'));
  expect((await fix(url, ['a1'])).status).toBe(200);
  // One of the two is fixed already.
  expect((await fix(url, ['a1', 'b2'])).status).toBe(200);
  const restored = async (revision: number) =>
    (await member.post(`${url}/revisies/${revision}/terugzetten`, {})).status;
  expect([await restored(1), await restored(3)]).toEqual([200, 200]);
  const [a1, b2] = (await read(url)).rows;
  if (a1 === undefined || b2 === undefined) throw new Error('Two were put back.');
  for (const rows of [[b2], [b2, a1], [a1, b2]]) {
    expect((await save(url, rows)).status).toBe(200);
  }
  expect((await release(url, ['a1', 'b2'])).status).toBe(200);
  expect(await log()).toEqual(
    [
      ['vastgesteld', 1],
      ['vastgesteld', 1],
      ['losgemaakt', 2],
      ['vastgesteld', 2],
      ['losgemaakt', 1],
      ['vastgesteld', 1],
      ['losgemaakt', 2],
    ].map((each) => [...each, name]),
  );
});
