import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { projectRevisiesSchema } from '@adviestool/contract/geschiedenis';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { projectRecordSchema, type ProjectBody } from '@adviestool/contract/project';
import { projectListAnswerSchema } from '@adviestool/contract/projectList';
import { perZijde } from '@adviestool/contract/zijde';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';

import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { giveCatalogus } from '../testing/giveCatalogus.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let world: TestApp;
let groupId: number;
let administrator: Visitor;
let member: Visitor;
let uid: number;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
  groupId = await world.group();
  await giveCatalogus(world, groupId);
  const account = await world.account({ groupId, roles: ['company-employee'] });
  uid = account.uid;
  member = await world.loggedIn(account);
  administrator = await world.loggedIn(
    await world.account({ groupId, roles: ['company-administrator'] }),
  );
});
afterAll(() => world.close());

const list = (): string => `/api/v2/group/${groupId}/user/projects`;

const create = async (body: Partial<ProjectBody> = {}): Promise<string> => {
  const answer = await member.post(list(), buildProjectBody(body));
  expect(answer.status).toBe(201);
  return String(answer.headers['location']);
};

const recordOf = ({ json }: Answer) => projectRecordSchema.parse(json);

const read = async (url: string) => recordOf(await member.get(url));

const kozijn = (id: string, kader: Record<string, unknown> = {}): Gevelvulling => {
  const built = buildGevelvulling({
    productKeuze: perZijde(() => ({ hoekanker: 'GA-90', bevestigingsmiddelen: null })),
  });
  const { gevelvullingEnKaderData } = built;
  return {
    ...built,
    gevelvullingEnKaderData: { ...gevelvullingEnKaderData, id, merk: id, ...kader },
  };
};

const duplicate = (url: string, body: object = {}, headers = {}): Promise<Answer> =>
  member.post(`${url}/dupliceren`, { naam: 'Kopie', metVastgesteld: true, ...body }, headers);

describe('a copy', () => {
  test("is the caller's own, with data, standards and the text byte for byte", async () => {
    // Keys of a newer release, and spaces that no client of now writes.
    const text = JSON.stringify([{ ...kozijn('a1'), nieuw: 1 }, kozijn('b2')], null, 1);
    const url = await create({ gevelvullingen_json: text, werkadres: 'Lindelaan 7' });
    const standaard = {
      gevelvullingEnKaderData: { bouwmethode: 'prefab' },
      detailleringData: {},
    };
    await member.put(`${url}/standaarden`, { kozijn: standaard, schuifpui: null, hsb: null });

    const answer = await administrator.post(`${url}/dupliceren`, {
      naam: 'Blok B',
      metVastgesteld: true,
    });
    expect(answer.status).toBe(201);
    const copy = recordOf(answer);
    expect(answer.headers['location']).toBe(`/api/v2/group/${groupId}/project/${copy.id}`);
    expect(copy).toMatchObject({
      name: 'Blok B',
      werkadres: 'Lindelaan 7',
      gevelvullingen_json: text,
    });
    expect(copy.user?.uid).not.toBe(uid);
    expect(copy.id).not.toBe((await read(url)).id);
    const at = String(answer.headers['location']);
    expect((await administrator.get(`${at}/standaarden`)).json).toMatchObject({
      kozijn: standaard,
    });
  });

  test('begins its history with what it was made of', async () => {
    const url = await create({ name: 'Blok A' });
    await member.post(url, buildProjectBody({ name: 'Blok A', werkadres: 'Kade 1' }));
    const copy = String((await duplicate(url)).headers['location']);
    const { revisies } = projectRevisiesSchema.parse((await member.get(`${copy}/revisies`)).json);
    expect(revisies).toMatchObject([
      { revision: 1, herkomst: { soort: 'kopie', naam: 'Blok A', revisie: 2 } },
    ]);
    expect((await member.get(`${url}/revisies/1`)).json).not.toHaveProperty('herkomst');
  });

  test('is no element of a building model, and as high as it was', async () => {
    const model = { externalId: 'IFC-1', hoogstePunt: 3000, uitModel: { breedte: 2400 } };
    const url = await create({ gevelvullingen_json: JSON.stringify([kozijn('a1', model)]) });
    const { gevelvullingen_json } = recordOf(await duplicate(url));
    expect(JSON.parse(gevelvullingen_json)).toEqual([kozijn('a1', { hoogstePunt: 3000 })]);
  });

  test.each([
    [true, 'stay fixed, as they were'],
    [false, 'are advices like others'],
  ])('with metVastgesteld %s fixed advices %s', async (metVastgesteld) => {
    const url = await create({
      gevelvullingen_json: JSON.stringify([kozijn('a1'), kozijn('b2')]),
    });
    await member.post(`${url}/vaststellen`, { gevelvullingen: ['a1'] });
    const { gevelvullingen_json: fixed } = await read(url);
    const copy = recordOf(await duplicate(url, { metVastgesteld }));
    expect(copy.gevelvullingen_json === fixed).toBe(metVastgesteld);
    expect(JSON.parse(copy.gevelvullingen_json)).toEqual(
      metVastgesteld ? JSON.parse(fixed) : [kozijn('a1'), kozijn('b2')],
    );
    // What is fixed there can be saved again with the rest.
    const saved = await member.post(
      `/api/v2/group/${groupId}/project/${copy.id}`,
      buildProjectBody({ gevelvullingen_json: copy.gevelvullingen_json }),
    );
    expect(saved.status).toBe(200);
  });

  test('is made once for a key', async () => {
    const url = await create();
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = recordOf(await duplicate(url, {}, headers));
    expect(recordOf(await duplicate(url, {}, headers)).id).toBe(first.id);
    expect((await duplicate(url, { naam: 'Anders' }, headers)).status).toBe(422);
  });

  test('is not made of what cannot be read', async () => {
    const url = await create({ gevelvullingen_json: '[{"vreemd": true}]' });
    expect(await duplicate(url)).toMatchObject({ status: 409, json: { code: 'conflict' } });
  });

  test('needs a name', async () => {
    expect((await duplicate(await create(), { naam: ' ' })).status).toBe(422);
  });
});

const names = async (query = ''): Promise<string[]> =>
  projectListAnswerSchema
    .parse((await member.get(`${list()}${query}`)).json)
    .projects.full.map(({ name }) => name);

/** Every write of a project, with what it takes. */
const WRITES: readonly [string, (url: string) => Promise<Answer>][] = [
  ['the whole', (url) => member.post(url, buildProjectBody())],
  [
    'the data',
    (url) => {
      const { gevelvullingen_json: _text, ...data } = buildProjectBody();
      return member.put(`${url}/gegevens`, data);
    },
  ],
  ['a gevelvulling', (url) => member.put(`${url}/gevelvulling/b2`, kozijn('b2'))],
  ['gevelvullingen', (url) => member.post(`${url}/gevelvullingen`, { add: [kozijn('b2')] })],
  ['fixing', (url) => member.post(`${url}/vaststellen`, { gevelvullingen: ['a1'] })],
  [
    'taking that back',
    (url) => member.call('DELETE', `${url}/vaststellen`, { body: { gevelvullingen: ['a1'] } }),
  ],
  ['an earlier version', (url) => member.post(`${url}/revisies/1/terugzetten`, undefined)],
  ['standards', (url) => member.put(`${url}/standaarden`, { kozijn: null })],
  [
    'a connection',
    (url) =>
      member.post(`${url}/external-connections`, {
        type: 'ifc',
        external_id: 'a',
        data: { file_path: 'a.ifc', file_created: null, file_updated: null },
      }),
  ],
];

describe('the archive', () => {
  test('takes a project out of the list, and gives it back as it was', async () => {
    const name = `Archief ${randomUUID()}`;
    const url = await create({ name });
    const before = await read(url);
    const archived = await member.post(`${url}/archiveren`, undefined);
    expect(archived.status).toBe(200);
    expect(recordOf(archived)).toEqual({
      ...before,
      archived: expect.any(String),
      rechten: { wijzigen: false, beheren: true },
    });
    expect(await names('?limit=20')).not.toContain(name);
    expect(await names('?archief=alleen')).toContain(name);
    expect(await names(`?archief=met&name[value]=${name}`)).toEqual([name]);
    expect(await names(`?name[value]=${name}`)).toEqual([]);
    expect((await member.get(url)).status).toBe(200);

    expect((await member.post(`${url}/uit-archief`, undefined)).json).toEqual(before);
    expect(await names(`?name[value]=${name}`)).toEqual([name]);
  });

  test('keeps the moment at which a project came there', async () => {
    const url = await create();
    const { archived } = recordOf(await member.post(`${url}/archiveren`, undefined));
    world.pass(60_000);
    expect(recordOf(await member.post(`${url}/archiveren`, undefined)).archived).toBe(archived);
  });

  test.each(WRITES)('refuses a write of %s', async (_naam, write) => {
    const url = await create({ gevelvullingen_json: JSON.stringify([kozijn('a1')]) });
    await member.post(`${url}/archiveren`, undefined);
    const before = await read(url);
    const answer = await write(url);
    expect(answer).toMatchObject({ status: 422, json: { code: 'archived' } });
    expect(answer.text).toContain('Haal het eerst uit het archief.');
    expect(await read(url)).toEqual(before);
    await member.post(`${url}/uit-archief`, undefined);
    expect((await write(url)).status).toBeLessThan(300);
  });

  test('leaves copying, and deleting with its way back', async () => {
    const url = await create();
    await member.post(`${url}/archiveren`, undefined);
    expect(recordOf(await duplicate(url))).not.toHaveProperty('archived');
    expect((await member.delete(url)).status).toBe(204);
    expect((await member.post(`${url}/restore`, undefined)).json).toHaveProperty('archived');
  });

  test('hides no project from who asks for its connection', async () => {
    const name = `Model ${randomUUID()}`;
    const url = await create({ name });
    const data = { file_path: 'a.ifc', file_created: null, file_updated: null };
    await member.post(`${url}/external-connections`, { type: 'ifc', external_id: name, data });
    await member.post(`${url}/archiveren`, undefined);
    const query = new URLSearchParams({
      'external_connections.type[value]': 'ifc',
      'external_connections.external_id[value]': name,
    });
    expect(await names(`?${query.toString()}`)).toEqual([name]);
  });
});
