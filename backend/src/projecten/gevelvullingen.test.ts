import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { array, assert, asyncProperty, nat, record } from 'fast-check';

import { gevelvullingSchema, type Gevelvulling } from '@adviestool/contract/gevelvulling';
import {
  gevelvullingWrittenSchema,
  manyGevelvullingenWrittenSchema,
} from '@adviestool/contract/gevelvullingWrites';
import { projectRecordSchema, type ProjectBody } from '@adviestool/contract/project';
import { projectWithRevisiesSchema } from '@adviestool/contract/projectWithRevisies';
import { etagOf } from '@adviestool/contract/revisie';
import { LANGSTE_TEKST } from '@adviestool/contract/langsteTekst';
import { createGevelvulling } from '@adviestool/domain/velden/gevelvulling';

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

/** So many bytes in texts that are no longer than may be. */
const textsOf = (bytes: number): string[] =>
  Array.from({ length: Math.ceil(bytes / LANGSTE_TEKST) }, () => 'x'.repeat(LANGSTE_TEKST));

const kozijn = (id: string, merk = 'K01', breedte = 2400): Gevelvulling =>
  gevelvullingSchema.parse(
    createGevelvulling({ id, merk, breedte, hoogte: 1500, gevelvullingType: 'kozijn' }),
  );

/** Keys in another order than ours, numbers written otherwise, spaces. */
const ANDERS = (id: string): string =>
  JSON.stringify(kozijn(id, 'Van een ander'))
    .replace(/^{("gevelvullingEnKaderData":{.*?}),(.*)}$/, '{ $2 , $1 }')
    .replace('"breedte":2400', '"breedte" : 2.4e3');

const create = async (
  gevelvullingen_json: string,
  overrides: Partial<ProjectBody> = {},
): Promise<string> => {
  const body = buildProjectBody({ ...overrides, gevelvullingen_json });
  const answer = await member.post(`/api/v2/group/${groupId}/user/projects`, body);
  expect(answer.status).toBe(201);
  return String(answer.headers['location']);
};

const read = async (url: string) => {
  const answer = await member.get(`${url}?revisies=1`);
  const { gevelvullingen_json: text, ...rest } = projectWithRevisiesSchema.parse(answer.json);
  const list: unknown = JSON.parse(text);
  return { etag: answer.headers['etag'], text, list, ...rest };
};

const etagIn = (revisies: Record<string, string>, id: string): string => etagOf(revisies[id] ?? '');

describe('revisions of gevelvullingen', () => {
  test('are told when they are asked for, and follow the content only', async () => {
    const url = await create(`[${ANDERS('a1')}, ${JSON.stringify(kozijn('b2'))}]`);
    const same = await create(JSON.stringify([kozijn('a1', 'Van een ander'), kozijn('b2', 'K02')]));
    const [one, other] = [(await read(url)).revisies, (await read(same)).revisies];
    expect(Object.keys(one)).toEqual(['a1', 'b2']);
    expect(one['a1']).toMatch(/^g-[\w-]{22}$/);
    expect([one['a1'] === other['a1'], one['b2'] === other['b2']]).toEqual([true, false]);
    expect((await member.get(url)).json).not.toHaveProperty('revisies');
    expect((await member.get(`${url}?revisies=ja`)).status).toBe(400);
  });
});

describe('one gevelvulling', () => {
  test('is replaced and added, while the others keep their very text', async () => {
    const url = await create(
      ` [ ${ANDERS('a1')} , ${JSON.stringify(kozijn('b2'))},${ANDERS('c3')}]`,
    );
    const before = await read(url);
    const replaced = await member.put(`${url}/gevelvulling/b2`, kozijn('b2', 'K02', 900), {
      'If-Match': etagIn(before.revisies, 'b2'),
    });
    expect(replaced.status).toBe(200);
    const written = gevelvullingWrittenSchema.parse(replaced.json);
    expect(replaced.headers['etag']).toBe(etagOf(written.gevelvulling_revision));
    const added = await member.put(`${url}/gevelvulling/d4`, kozijn('d4', 'K04'), {
      'If-Match': '*',
    });
    expect(added.status).toBe(200);
    const after = await read(url);
    expect(after.text).toBe(
      `[${[
        ANDERS('a1'),
        JSON.stringify(kozijn('b2', 'K02', 900)),
        ANDERS('c3'),
        JSON.stringify(kozijn('d4', 'K04')),
      ].join(',')}]`,
    );
    expect([written.revision, after.etag]).toEqual(['r2', '"r3"']);
    expect(after.revisies['b2']).toBe(written.gevelvulling_revision);
    expect(after.revisies['a1']).toBe(before.revisies['a1']);
  });

  test.each([
    ['another than is stored', '"g-oud"'],
    ['the one of the project', '"r1"'],
    ['nothing, where there is one', '*'],
  ])('with If-Match that names %s is refused', async (_case, expected) => {
    const url = await create(JSON.stringify([kozijn('a1')]));
    const { text } = await read(url);
    const answer = await member.put(`${url}/gevelvulling/a1`, kozijn('a1', 'Anders'), {
      'If-Match': expected,
    });
    expect([answer.status, answer.json]).toEqual([
      412,
      { message: 'Deze gevelvulling is intussen door iemand anders gewijzigd.', code: 'stale' },
    ]);
    expect(await read(url)).toMatchObject({ etag: '"r1"', text });
  });

  test('keeps what a newer release knows and this one does not', async () => {
    const newer = { ...kozijn('a1'), later: { kleur: ['RAL 9010'] } };
    const url = await create(JSON.stringify([newer]));
    const { revisies } = await read(url);
    const changed = { ...newer, verankerdeZijden: [], nog: 1 };
    const answer = await member.put(`${url}/gevelvulling/a1`, changed, {
      'If-Match': etagIn(revisies, 'a1'),
    });
    expect(answer.status).toBe(200);
    expect((await read(url)).list).toEqual([changed]);
  });

  test('that is not there is said to be removed by whom the history knows alone', async () => {
    const url = await create(JSON.stringify([kozijn('a1')]));
    await member.post(`${url}/gevelvullingen`, { remove: ['a1'] });
    const headers = { 'If-Match': '"g-oud"' };
    const gone = await member.put(`${url}/gevelvulling/a1`, kozijn('a1'), headers);
    expect([gone.status, gone.json]).toMatchObject([
      412,
      { message: expect.stringMatching(/^Gevelvulling K01 is intussen verwijderd door /) },
    ]);
    const never = await member.put(`${url}/gevelvulling/zz`, kozijn('zz'), headers);
    expect([never.status, never.json]).toMatchObject([
      412,
      { message: 'Een gevelvulling staat niet of niet meer in dit project.' },
    ]);
  });

  test('that is there already is no conflict, and no revision', async () => {
    const url = await create(JSON.stringify([kozijn('a1')]));
    const { revisies } = await read(url);
    const headers = { 'If-Match': etagIn(revisies, 'a1') };
    const sent = kozijn('a1', 'K09');
    expect((await member.put(`${url}/gevelvulling/a1`, sent, headers)).status).toBe(200);
    // The answer was lost; what is sent again is against the revision of then.
    const again = await member.put(`${url}/gevelvulling/a1`, sent, headers);
    expect([again.status, again.json]).toMatchObject([200, { revision: 'r2' }]);
  });

  test.each([
    ['an id that is not that of the address', { ...kozijn('b2') }, 'gevelvullingEnKaderData.id: '],
    ['no list of sides', { ...kozijn('a1'), verankerdeZijden: null }, 'verankerdeZijden: '],
    [
      'a size in words',
      { ...kozijn('a1'), detailleringData: { stelruimte: '5' } },
      'detailleringData.stelruimte: ',
    ],
    ['nothing', {}, 'gevelvullingEnKaderData: '],
  ])('with %s is refused with its place', async (_case, body, line) => {
    const url = await create(JSON.stringify([kozijn('a1')]));
    const answer = await member.put(`${url}/gevelvulling/a1`, body);
    expect([answer.status, answer.json]).toMatchObject([422, { code: 'validation' }]);
    expect(answer.json).toMatchObject({ message: expect.stringContaining(`\n${line}`) });
    expect((await read(url)).etag).toBe('"r1"');
  });

  test.each([
    ['is no list of ours', ' [ {"b" : 1.50} ]\n'],
    ['has one id twice', JSON.stringify([kozijn('a1'), kozijn('a1', 'K02')])],
  ])('of a project whose text %s is refused, and the text stays', async (_case, text) => {
    const url = await create(text);
    for (const answer of [
      await member.put(`${url}/gevelvulling/a1`, kozijn('a1')),
      await member.post(`${url}/gevelvullingen`, { add: [kozijn('zz')] }),
    ]) {
      expect([answer.status, answer.json]).toEqual([
        409,
        {
          message:
            'De gevelvullingen van dit project kunnen niet worden gelezen. Er is niets gewijzigd, zodat niets verloren gaat.',
          code: 'conflict',
        },
      ]);
    }
    const stored = await member.get(url);
    expect(projectRecordSchema.parse(stored.json).gevelvullingen_json).toBe(text);
  });
});

describe('two people in one project', () => {
  test('never meet a conflict while each saves another gevelvulling or the data', async () => {
    const colleague = await world.loggedIn(
      await world.account({ groupId, roles: ['company-moderator'] }),
    );
    const step = record({ who: nat(3), breedte: nat(3000) });
    await assert(
      asyncProperty(array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
        const ids = ['a1', 'b2', 'c3'];
        const url = await create(JSON.stringify(ids.map((id) => kozijn(id, id, 1))));
        const begin = await read(url);
        const last = ids.map(() => 1);
        let name = 'Woningen';
        const statuses: number[] = [];
        /** What one person does, one save after another, against what that person knows. */
        const work = async (who: number): Promise<void> => {
          let revision = begin.revisies[ids[who] ?? ''] ?? begin.gegevens_revision;
          const visitor = who % 2 === 0 ? member : colleague;
          for (const { breedte } of steps.filter((each) => each.who === who)) {
            const headers = { 'If-Match': etagOf(revision) };
            const id = ids[who];
            if (id === undefined) {
              name = `Naam ${breedte}`;
              const { gevelvullingen_json: _text, ...data } = buildProjectBody({ name });
              const answer = await visitor.put(`${url}/gegevens`, data, headers);
              statuses.push(answer.status);
              revision = String(answer.headers['etag']).replaceAll('"', '');
            } else {
              last[who] = breedte;
              const sent = kozijn(id, id, breedte);
              const answer = await visitor.put(`${url}/gevelvulling/${id}`, sent, headers);
              statuses.push(answer.status);
              revision = gevelvullingWrittenSchema.parse(answer.json).gevelvulling_revision;
            }
          }
        };
        await Promise.all([0, 1, 2, 3].map(work));
        expect(statuses).toEqual(steps.map(() => 200));
        const end = await read(url);
        expect(end.list).toEqual(ids.map((id, index) => kozijn(id, id, last[index])));
        expect(end.name).toBe(name);
      }),
      { numRuns: 15 },
    );
  });

  test('and one gevelvulling meet one: of two saves at once one is refused', async () => {
    const url = await create(JSON.stringify([kozijn('a1')]));
    const headers = { 'If-Match': etagIn((await read(url)).revisies, 'a1') };
    const answers = await Promise.all(
      [100, 200, 300].map((breedte) =>
        member.put(`${url}/gevelvulling/a1`, kozijn('a1', 'K01', breedte), headers),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 412, 412]);
  });
});

describe('many gevelvullingen', () => {
  test('are added, replaced, removed and put in order as one revision', async () => {
    const url = await create(
      `[${ANDERS('a1')},${['b2', 'c3'].map((id) => JSON.stringify(kozijn(id))).join()}]`,
    );
    const answer = await member.post(
      `${url}/gevelvullingen`,
      {
        add: [kozijn('d4'), kozijn('e5')],
        replace: [kozijn('b2', 'K02', 900)],
        remove: ['c3'],
        order: ['e5', 'a1'],
      },
      { 'If-Match': '"r1"' },
    );
    expect([answer.status, answer.headers['etag']]).toEqual([200, '"r2"']);
    const { revision, revisies } = manyGevelvullingenWrittenSchema.parse(answer.json);
    expect([revision, Object.keys(revisies)]).toEqual(['r2', ['d4', 'e5', 'b2']]);
    const after = await read(url);
    expect(after.text).toBe(
      `[${[
        JSON.stringify(kozijn('e5')),
        ANDERS('a1'),
        JSON.stringify(kozijn('b2', 'K02', 900)),
        JSON.stringify(kozijn('d4')),
      ].join(',')}]`,
    );
    expect(after.revisies).toMatchObject(revisies);
  });

  test.each([
    [
      'a row that is not valid',
      { add: [kozijn('d4'), { ...kozijn('e5'), detailleringData: [] }] },
      'add.1.detailleringData: ',
    ],
    [
      'an id twice',
      { add: [kozijn('d4'), kozijn('d4')] },
      'add.1.gevelvullingEnKaderData.id: Deze gevelvulling staat er meer dan één keer in.',
    ],
    [
      'an id in two lists',
      { replace: [kozijn('a1')], remove: ['a1'] },
      'remove.0: Deze gevelvulling staat er meer dan één keer in.',
    ],
    ['an id twice in the order', { order: ['a1', 'a1'] }, 'order.1: '],
    [
      'a row without its data',
      { add: [{}] },
      'add.0.gevelvullingEnKaderData: Dit veld is verplicht.',
    ],
    ['another key', { added: [] }, 'Onbekende key: ‘added’.'],
    ['too many rows', { add: Array.from({ length: 5001 }, () => 1) }, 'add: Te '],
  ])('with %s are refused with its place, all of them', async (_case, body, line) => {
    const url = await create(JSON.stringify([kozijn('a1')]));
    const answer = await member.post(`${url}/gevelvullingen`, body);
    expect([answer.status, answer.json]).toMatchObject([422, { code: 'validation' }]);
    expect(answer.json).toMatchObject({ message: expect.stringContaining(`\n${line}`) });
    expect((await read(url)).etag).toBe('"r1"');
  });

  test.each([
    [
      'one that is there',
      { add: [kozijn('d4'), kozijn('a1')] },
      'Gevelvulling K01 is er intussen al.',
    ],
    [
      'one that is gone',
      { replace: [kozijn('zz')] },
      'Een gevelvulling staat niet of niet meer in dit project.',
    ],
    [
      'removing one that is gone',
      { remove: ['zz'] },
      'Een gevelvulling staat niet of niet meer in dit project.',
    ],
    [
      'another revision of a row',
      { remove: ['a1'], revisies: { a1: 'g-oud' } },
      'Gevelvulling K01 is intussen door iemand anders gewijzigd.',
    ],
    [
      'an order with one that is gone',
      { order: ['zz'] },
      'Een gevelvulling staat niet of niet meer in dit project.',
    ],
  ])('that meet %s are refused with which it is, all of them', async (_case, body, line) => {
    const url = await create(JSON.stringify([kozijn('a1')]));
    const answer = await member.post(`${url}/gevelvullingen`, body);
    expect([answer.status, answer.json]).toEqual([
      412,
      { message: `Dit project is intussen door iemand anders gewijzigd.\n${line}`, code: 'stale' },
    ]);
    expect((await read(url)).etag).toBe('"r1"');
  });

  test('against their own revisions go beside a save of another; against the project they do not', async () => {
    const url = await create(JSON.stringify([kozijn('a1'), kozijn('b2')]));
    const { revisies } = await read(url);
    await member.put(`${url}/gevelvulling/b2`, kozijn('b2', 'K77'));
    const body = { replace: [kozijn('a1', 'K66')] };
    const stale = await member.post(`${url}/gevelvullingen`, body, { 'If-Match': '"r1"' });
    expect(stale.status).toBe(412);
    const own = await member.post(`${url}/gevelvullingen`, {
      ...body,
      revisies: { a1: revisies['a1'] },
    });
    expect(own.status).toBe(200);
    expect((await read(url)).list).toEqual([kozijn('a1', 'K66'), kozijn('b2', 'K77')]);
  });

  test('that change nothing make no revision', async () => {
    const url = await create(JSON.stringify([kozijn('a1'), kozijn('b2')]));
    for (const body of [{}, { replace: [kozijn('a1')] }, { order: ['a1', 'b2'] }]) {
      const answer = await member.post(`${url}/gevelvullingen`, body);
      expect([answer.status, answer.json]).toMatchObject([200, { revision: 'r1' }]);
    }
    const other = await member.post(`${url}/gevelvullingen`, { order: ['b2', 'a1'] });
    expect(other.json).toMatchObject({ revision: 'r2' });
  });

  test('replace and remove those with a name that every object knows', async () => {
    const url = await create(JSON.stringify([kozijn('constructor'), kozijn('toString')]));
    const { revisies } = await read(url);
    const answer = await member.post(`${url}/gevelvullingen`, {
      replace: [kozijn('constructor', 'K66')],
      remove: ['toString'],
      revisies: { constructor: revisies['constructor'] },
    });
    expect(answer.status).toBe(200);
    expect((await read(url)).list).toEqual([kozijn('constructor', 'K66')]);
  });

  test('may be 8 MiB together, where another call may be 2', async () => {
    const url = await create('[]');
    const long = { ...kozijn('a1'), rest: textsOf(3 * 1024 * 1024) };
    expect((await member.post(`${url}/gevelvullingen`, { add: [long] })).status).toBe(200);
    const one = await member.put(`${url}/gevelvulling/a1`, long);
    expect([one.status, one.json]).toMatchObject([
      413,
      { message: expect.stringContaining('2 MiB') },
    ]);
    const larger = { ...kozijn('b2'), rest: textsOf(8 * 1024 * 1024) };
    const many = await member.post(`${url}/gevelvullingen`, { add: [larger] });
    expect([many.status, many.json]).toMatchObject([
      413,
      { message: expect.stringContaining('8 MiB') },
    ]);
  });
});

test('one with an id as long as may be is saved by it, also with signs that an address writes longer', async () => {
  const url = await create('[]');
  for (const id of ['x'.repeat(2000), 'é/'.repeat(500)]) {
    const to = `${url}/gevelvulling/${encodeURIComponent(id)}`;
    expect((await member.put(to, kozijn(id))).status).toBe(200);
  }
  const { status, json } = await member.put(`${url}/gevelvulling/${'x'.repeat(2001)}`, {});
  expect([status, json]).toMatchObject([414, { message: 'Het adres van het verzoek is te lang.' }]);
});

describe('a repeated write', () => {
  test('with its key gets its first answer, whatever the revision is by now', async () => {
    const url = await create(JSON.stringify([kozijn('a1')]));
    const headers = { 'If-Match': '"r1"', 'Idempotency-Key': randomUUID() };
    const send = () => member.post(`${url}/gevelvullingen`, { add: [kozijn('b2')] }, headers);
    const first = await send();
    await member.put(`${url}/gevelvulling/a1`, kozijn('a1', 'K05'));
    const again = await send();
    expect([again.status, again.text, again.headers['etag']]).toEqual([200, first.text, '"r2"']);
    expect((await read(url)).etag).toBe('"r3"');
    const other = await member.post(`${url}/gevelvullingen`, { add: [kozijn('c3')] }, headers);
    expect([other.status, other.json]).toMatchObject([
      422,
      { message: 'Deze Idempotency-Key is al voor iets anders gebruikt.' },
    ]);
    // A key that is new does not help against a revision that is old.
    const fresh = { ...headers, 'Idempotency-Key': randomUUID() };
    expect((await member.post(`${url}/gevelvullingen`, {}, fresh)).status).toBe(412);
  });

  test('at the same moment is carried out once', async () => {
    const url = await create('[]');
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all(
      [1, 2, 3].map(() => member.post(`${url}/gevelvullingen`, { add: [kozijn('b2')] }, headers)),
    );
    expect(statusesOf(answers)).toEqual([200, 200, 200]);
    expect(await read(url)).toMatchObject({ etag: '"r2"', list: [kozijn('b2')] });
  });
});

describe('a write that wants no answer', () => {
  test('gets 204 with the revision of what it wrote', async () => {
    const url = await create(JSON.stringify([kozijn('a1')]));
    const { gevelvullingen_json: _text, ...data } = buildProjectBody({ name: 'Nieuw' });
    const minimal = { Prefer: 'respond-async, return=minimal' };
    const answers = [
      await member.post(url, buildProjectBody({ gevelvullingen_json: '[]' }), minimal),
      await member.put(`${url}/gevelvulling/b2`, kozijn('b2'), minimal),
      await member.post(`${url}/gevelvullingen`, { add: [kozijn('c3')] }, minimal),
      await member.put(`${url}/gegevens`, data, minimal),
      await member.post(`${url}/revisies/1/terugzetten`, undefined, minimal),
      await member.put(`${url}/standaarden`, {}, minimal),
    ];
    expect(
      answers.map(({ status, text, headers }) => [
        status,
        text,
        headers['preference-applied'],
        headers['etag']?.slice(0, 3),
      ]),
    ).toEqual(
      ['"r2', '"g-', '"r4', '"p-', '"r6', '"s-'].map((etag) => [204, '', 'return=minimal', etag]),
    );
    const full = await member.put(`${url}/gevelvulling/b2`, kozijn('b2'), {
      Prefer: 'return=representation',
    });
    expect([full.status, full.headers['preference-applied']]).toEqual([200, undefined]);
  });
});

test('a step of a project of 500 is saved in at most 5 kB each way', async () => {
  const list = Array.from({ length: 500 }, (_value, index) => kozijn(`id${index}`, `K${index}`));
  const url = await create(JSON.stringify(list));
  const sent = kozijn('id250', 'K250', 1234);
  const { revisies } = await read(url);
  const answer = await member.put(`${url}/gevelvulling/id250`, sent, {
    'If-Match': etagIn(revisies, 'id250'),
  });
  expect(answer.status).toBe(200);
  expect(answer.text.length + JSON.stringify(answer.headers).length).toBeLessThan(5000);
  expect(JSON.stringify(sent).length).toBeLessThan(4000);
});
