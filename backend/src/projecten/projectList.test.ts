import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { Zichtbaarheid } from '@adviestool/contract/groepInstellingen';
import { projectRecordSchema, type ProjectBody } from '@adviestool/contract/project';
import {
  projectListAnswerSchema,
  projectSummaryListAnswerSchema,
} from '@adviestool/contract/projectList';

import { externalConnections } from '../database/schema/projects.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

const newList = async (bodies: Partial<ProjectBody>[]) => {
  const groupId = await world.group();
  const url = `/api/v2/group/${groupId}/user/projects`;
  const visitor = await world.loggedIn(
    await world.account({ groupId, roles: ['company-administrator'] }),
  );
  const ids: number[] = [];
  for (const body of bodies) {
    const answer = await visitor.post(url, buildProjectBody(body));
    ids.push(projectRecordSchema.parse(answer.json).id);
    world.pass(10);
  }
  const get = async (query: Record<string, string> = {}) =>
    visitor.get(`${url}?${new URLSearchParams(query).toString()}`);
  return {
    visitor,
    url,
    ids,
    get,
    list: async (query: Record<string, string> = {}) =>
      projectListAnswerSchema.parse((await get(query)).json),
    names: async (query: Record<string, string> = {}) =>
      projectListAnswerSchema.parse((await get(query)).json).projects.full.map(({ name }) => name),
  };
};

const searchFor = (text: string): Record<string, string> =>
  Object.fromEntries(
    ['name', 'referentienummer', 'werkadres', 'plaatsWerkadres'].flatMap((field) => [
      [`${field}[value]`, text],
      [`${field}[operator]`, 'contains'],
    ]),
  );

const merken = (...list: (string | null)[]): string =>
  JSON.stringify(
    list.map((merk, index) => ({ gevelvullingEnKaderData: { id: `a${index}`, merk } })),
  );

const connection = (type: string, id: string): Record<string, string> => ({
  'external_connections.type[value]': type,
  'external_connections.type[operator]': '=',
  'external_connections.external_id[value]': id,
  'external_connections.external_id[operator]': '=',
});

describe('search', () => {
  test('finds text in any of the four fields, without regard to case', async () => {
    const { names } = await newList([
      { name: 'De Lindehof' },
      { name: 'B', referentienummer: 'LINDE-7' },
      { name: 'C', werkadres: 'Oude lindelaan' },
      { name: 'D', plaats_werkadres: 'Linden' },
      { name: 'E' },
    ]);
    expect((await names(searchFor('linde'))).toSorted()).toEqual(['B', 'C', 'D', 'De Lindehof']);
    expect(await names({ 'name[value]': 'LINDE', 'name[operator]': 'contains' })).toEqual([
      'De Lindehof',
    ]);
    expect(await names(searchFor(''))).toHaveLength(5);
    expect(await names(searchFor('é'))).toEqual([]);
  });

  test.each(['%', '_', '\\', '100%', 'a_b', String.raw`a\b`, "'", '"', '\\%', ')', '*', '?'])(
    'takes %j literally',
    async (text) => {
      const { names } = await newList([
        { name: `x${text}y` },
        { name: 'xaby' },
        { name: 'a1b 1000' },
      ]);
      expect(await names(searchFor(text))).toEqual([`x${text}y`]);
    },
  );

  test('finds a text however its accents are written', async () => {
    const name = 'Façade';
    const merk = 'É1';
    const { get, names } = await newList(
      (['NFC', 'NFD'] as const).map((form) => ({
        name: name.normalize(form),
        gevelvullingen_json: merken(merk.normalize(form)),
      })),
    );
    for (const form of ['NFC', 'NFD'] as const) {
      expect(await names(searchFor(name.normalize(form)))).toHaveLength(2);
      const query = { 'merken[value]': merk.normalize(form), 'merken[operator]': 'contains' };
      const { json } = await get({ ...query, view: 'summary' });
      const { projects } = projectSummaryListAnswerSchema.parse(json);
      expect(projects.full.map(({ gevonden }) => gevonden?.aantal)).toEqual([1, 1]);
    }
  });

  test('finds merken of gevelvullingen, and says in a summary which', async () => {
    const { get, names } = await newList([
      { name: 'A', gevelvullingen_json: merken('K46', null, 'k47', 'K47a') },
      { name: 'B', gevelvullingen_json: merken('K48') },
      { name: 'Blok K47' },
    ]);
    const query = { ...searchFor('K47'), 'merken[value]': 'K47', 'merken[operator]': 'contains' };
    expect((await names(query)).toSorted()).toEqual(['A', 'Blok K47']);
    expect(await names({ 'merken[value]': 'K47', 'merken[operator]': 'contains' })).toEqual(['A']);

    const { projects } = projectSummaryListAnswerSchema.parse(
      (await get({ ...query, view: 'summary', sort: 'name', order: 'asc' })).json,
    );
    expect(projects.full.map(({ name, gevonden }) => [name, gevonden])).toEqual([
      ['A', { merken: ['k47', 'K47a'], verschillend: 2, aantal: 2 }],
      ['Blok K47', undefined],
    ]);
  });

  test.each([
    ['an id', merken('K47'), 'a0', []],
    ['two merken as one', merken('K4', '7K'), '47', []],
    ['a sign with a meaning', merken('K%7'), '%7', ['A']],
    [
      'a merk over two lines',
      JSON.stringify([{ gevelvullingEnKaderData: { merk: 'K\n47' } }]),
      'k 47',
      ['A'],
    ],
    ['what is no merk', JSON.stringify([{ gevelvullingEnKaderData: 'K47' }]), 'K47', []],
  ])('in merken takes %s for what it is', async (_naam, gevelvullingen_json, text, found) => {
    const { names } = await newList([{ name: 'A', gevelvullingen_json }]);
    expect(await names({ 'merken[value]': text, 'merken[operator]': 'contains' })).toEqual(found);
  });

  test('finds a merk as it is after a save', async () => {
    const { names, visitor, url, ids } = await newList([{ gevelvullingen_json: merken('K47') }]);
    const project = url.replace('/user/projects', `/project/${ids[0] ?? 0}`);
    await visitor.post(project, buildProjectBody({ gevelvullingen_json: merken('P01') }));
    expect(await names({ 'merken[value]': 'K47' })).toEqual([]);
    expect(await names({ 'merken[value]': 'p01' })).toEqual(['Woningen']);
  });

  test('by external connection needs type and id on one and the same connection', async () => {
    const { names, ids } = await newList([{ name: 'A' }, { name: 'B' }]);
    const data = { file_path: 'x.ifc', file_created: null, file_updated: null };
    const [first = 0, second = 0] = ids;
    await world.handle.database.insert(externalConnections).values(
      [
        { project_id: first, type: 'ifc', external_id: 'een' },
        { project_id: second, type: 'ifc', external_id: 'twee' },
        { project_id: second, type: 'rvt', external_id: 'een' },
      ].map((row) => ({ ...row, data, created: new Date() })),
    );
    expect(await names(connection('ifc', 'een'))).toEqual(['A']);
    expect(await names(connection('rvt', 'een'))).toEqual(['B']);
    expect(await names(connection('rvt', 'twee'))).toEqual([]);
    expect(await names({ ...connection('ifc', 'een'), ...searchFor('B') })).toEqual([]);
  });

  test('by what an external id begins with, to the letter', async () => {
    const { names, ids } = await newList([{ name: 'A' }, { name: 'B' }, { name: 'C' }]);
    const data = { file_path: 'x.ifc', file_created: null, file_updated: null };
    await world.handle.database.insert(externalConnections).values(
      ['model_1', 'model_1#2', 'modelX1'].map((external_id, index) => ({
        project_id: ids[index] ?? 0,
        type: 'ifc',
        external_id,
        data,
        created: new Date(),
      })),
    );
    const operator = 'external_connections.external_id[operator]';
    const found = await names({ ...connection('ifc', 'model_1'), [operator]: 'STARTS_WITH' });
    expect(found.toSorted()).toEqual(['A', 'B']);
    expect(await names(connection('ifc', 'model_1'))).toEqual(['A']);
    expect(await names({ ...connection('rvt', 'model_1'), [operator]: 'STARTS_WITH' })).toEqual([]);
  });
});

describe('order', () => {
  const bodies = [
    { name: 'beta', referentienummer: '3' },
    { name: 'Alfa', referentienummer: null },
    { name: 'gamma', referentienummer: '1' },
  ];

  test.each([
    [{}, ['beta', 'gamma', 'Alfa']],
    [{ sort: 'changed', order: 'asc' }, ['Alfa', 'gamma', 'beta']],
    [{ sort: 'created', order: 'asc' }, ['beta', 'Alfa', 'gamma']],
    [{ sort: 'created', order: 'desc' }, ['gamma', 'Alfa', 'beta']],
    [{ sort: 'name', order: 'asc' }, ['Alfa', 'beta', 'gamma']],
    [{ sort: 'name', order: 'desc' }, ['gamma', 'beta', 'Alfa']],
    [{ sort: 'referentienummer', order: 'asc' }, ['gamma', 'beta', 'Alfa']],
    [{ sort: 'referentienummer', order: 'desc' }, ['beta', 'gamma', 'Alfa']],
  ])('%j gives %j', async (query, expected) => {
    const { names, visitor, url, ids } = await newList(bodies);
    const first = url.replace('user/projects', `project/${ids[0]}`);
    await visitor.post(first, buildProjectBody(bodies[0]));
    expect(await names(query)).toEqual(expected);
  });

  test('of equals is by id, so that pages never overlap', async () => {
    const { list, ids } = await newList(Array.from({ length: 5 }, () => ({ name: 'Gelijk' })));
    for (const [order, expected] of [
      ['asc', ids],
      ['desc', ids.toReversed()],
    ] as const) {
      const seen: number[] = [];
      for (const page of ['0', '1', '2']) {
        const { projects } = await list({ sort: 'name', order, limit: '2', page });
        seen.push(...projects.full.map(({ id }) => id));
      }
      expect(seen).toEqual(expected);
    }
  });
});

describe('pages', () => {
  test('are counted from 0, and one past the end is empty with the right total', async () => {
    const { list } = await newList(
      Array.from({ length: 5 }, (_, index) => ({ name: `P${index}` })),
    );
    expect((await list({ limit: '2', page: '1' })).pager).toEqual({
      current_page: 1,
      total_items: 5,
      total_pages: 3,
      items_per_page: 2,
    });
    for (const page of ['3', '1000000']) {
      expect(await list({ limit: '2', page })).toEqual({
        bereik: 'alle',
        pager: {
          current_page: Number(page),
          total_items: 5,
          total_pages: 3,
          items_per_page: 2,
        },
        projects: { full: [] },
      });
    }
  });

  test('of an empty list are none', async () => {
    const { list } = await newList([]);
    expect((await list()).pager).toEqual({
      current_page: 0,
      total_items: 0,
      total_pages: 0,
      items_per_page: 20,
    });
  });

  test.each<Record<string, string>>([
    { sort: 'uid' },
    { sort: '' },
    { order: 'up' },
    { limit: '0' },
    { limit: '101' },
    { limit: '-1' },
    { limit: '1.5' },
    { limit: 'x' },
    { page: '-1' },
    { page: '1e3' },
    { 'name[value]': 'x', 'name[operator]': 'STARTS_WITH' },
    { 'name[value]': 'x\0' },
    { 'external_connections.type[value]': 'x', 'external_connections.type[operator]': 'contains' },
    { 'pass_hash[value]': 'x' },
  ])('refuses %j', async (query) => {
    const { get } = await newList([]);
    const answer = await get(query);
    expect([answer.status, answer.json]).toEqual([
      400,
      { message: expect.any(String), code: 'validation' },
    ]);
  });

  test('refuses a parameter that is given twice', async () => {
    const { visitor, url } = await newList([]);
    expect((await visitor.get(`${url}?sort=name&sort=created`)).status).toBe(400);
  });
});

const three = async (zichtbaarheid: Zichtbaarheid) => {
  const groupId = await world.group();
  await world.stores.groups.writeZichtbaarheid(groupId, zichtbaarheid);
  const url = `/api/v2/group/${groupId}/user/projects`;
  const join = async () =>
    world.loggedIn(await world.account({ groupId, roles: ['company-employee'] }));
  const [me, colleague] = [await join(), await join()];
  await me.post(url, buildProjectBody({ name: 'Van mij' }));
  await colleague.post(url, buildProjectBody({ name: 'Van een ander' }));
  await colleague.post(url, buildProjectBody({ name: 'Ook van een ander' }));
  return async (query: string) => {
    const { bereik, pager, projects } = projectListAnswerSchema.parse(
      (await me.get(`${url}?sort=name&order=asc&${query}`)).json,
    );
    return [bereik, pager.total_items, projects.full.map(({ name }) => name)];
  };
};

describe('whose', () => {
  test('the own and those of colleagues can be asked for, together with a search', async () => {
    const list = await three('bekijken');
    expect(await list('')).toEqual(['alle', 3, ['Ook van een ander', 'Van een ander', 'Van mij']]);
    expect(await list('van=mij')).toEqual(['alle', 1, ['Van mij']]);
    expect(await list('van=collegas')).toEqual(['alle', 2, ['Ook van een ander', 'Van een ander']]);
    const ook = 'van=collegas&name[value]=ook&name[operator]=contains';
    expect(await list(ook)).toEqual(['alle', 1, ['Ook van een ander']]);
    expect(await list('van=collegas&limit=1&page=1')).toEqual(['alle', 2, ['Van een ander']]);
  });

  test('who sees the own alone finds none of colleagues', async () => {
    const list = await three('eigen');
    expect(await list('')).toEqual(['eigen', 1, ['Van mij']]);
    expect(await list('van=mij')).toEqual(['eigen', 1, ['Van mij']]);
    expect(await list('van=collegas')).toEqual(['eigen', 0, []]);
  });

  test('each says what its reader may do with it, with its gevelvullingen and without', async () => {
    const groupId = await world.group();
    await world.stores.groups.writeZichtbaarheid(groupId, 'bekijken');
    const url = `/api/v2/group/${groupId}/user/projects`;
    const join = async (role: 'company-employee' | 'company-dashboard') =>
      world.loggedIn(await world.account({ groupId, roles: [role] }));
    const maker = await join('company-employee');
    const made = await maker.post(url, buildProjectBody());
    expect(projectRecordSchema.parse(made.json).rechten).toEqual({
      wijzigen: true,
      beheren: true,
    });
    for (const reader of [await join('company-employee'), await join('company-dashboard')]) {
      for (const query of ['', '?view=summary']) {
        const answer = await reader.get(`${url}${query}`);
        expect(answer.json).toMatchObject({
          projects: { full: [{ rechten: { wijzigen: false, beheren: false } }] },
        });
      }
    }
  });
});
