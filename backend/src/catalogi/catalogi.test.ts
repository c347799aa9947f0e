import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { gevelvullingenSchema } from '@adviestool/contract/project';

import { demoProject } from '../seed/demoProject.ts';
import { giveCatalogus } from '../testing/giveCatalogus.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';

let world: TestApp;
let groupId: number;

const OLD = { id: 'proef', versie: '1' };
const NEW = { id: 'proef', versie: '2' };

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
  groupId = await world.group();
  await giveCatalogus(world, groupId, (catalogus) => ({ ...catalogus, ...OLD }));
  world.pass(1000);
  await giveCatalogus(world, groupId, (catalogus) => ({
    ...catalogus,
    ...NEW,
    hoekankers: catalogus.hoekankers.map((anker) => ({ ...anker, FwRk: anker.FwRk / 50 })),
  }));
});
afterAll(async () => world.close());

const newMember = async () => {
  const account = await world.account({ groupId, roles: ['company-member'] });
  const visitor = await world.loggedIn(account);
  return { visitor, group: `/api/v2/group/${groupId}` };
};

test('the versions of a group are listed, the one in use first, and each is given whole', async () => {
  const { visitor, group } = await newMember();
  expect((await visitor.get(`${group}/catalogi`)).json).toEqual({
    catalogi: [
      { ...NEW, in_gebruik: true },
      { ...OLD, in_gebruik: false },
    ],
  });
  expect((await visitor.get(`${group}/catalogi/proef/1`)).json).toMatchObject(OLD);
  expect((await visitor.get(`${group}/catalogi/proef/3`)).status).toBe(404);
});

test('a project is calculated with the version that it names, else with the one in use', async () => {
  const { visitor, group } = await newMember();
  const body = demoProject(new Date());
  const listed = async () => {
    const { json } = await visitor.get(`${group}/user/projects?view=summary`);
    return json;
  };
  await visitor.post(`${group}/user/projects`, { ...body, name: 'Oud', catalogus: OLD });
  await visitor.post(`${group}/user/projects`, { ...body, name: 'Nieuw' });
  expect(await listed()).toMatchObject({
    projects: {
      full: expect.arrayContaining([
        expect.objectContaining({
          name: 'Oud',
          catalogus: OLD,
          samenvatting: expect.objectContaining({ voldoet_niet: 0 }),
        }),
        expect.objectContaining({
          name: 'Nieuw',
          samenvatting: expect.objectContaining({ voldoet_niet: 3 }),
        }),
      ]),
    },
  });
});

test('the choice is written, kept by a write of a part, and taken back', async () => {
  const { visitor, group } = await newMember();
  const { gevelvullingen_json, ...data } = demoProject(new Date());
  const made = await visitor.post(`${group}/user/projects`, { ...data, gevelvullingen_json });
  const project = String(made.headers['location']);
  const read = async () => (await visitor.get(project)).json;
  expect(await read()).not.toHaveProperty('catalogus');
  expect((await visitor.put(`${project}/gegevens`, { ...data, catalogus: OLD })).status).toBe(200);
  expect(await read()).toMatchObject({ catalogus: OLD });
  await visitor.post(`${project}/gevelvullingen`, { remove: [] });
  expect(await read()).toMatchObject({ catalogus: OLD });
  expect((await visitor.put(`${project}/gegevens`, { ...data, catalogus: null })).status).toBe(200);
  expect(await read()).not.toHaveProperty('catalogus');
});

test('a version that is not known is refused in words, and nothing takes its place', async () => {
  const { visitor, group } = await newMember();
  const catalogus = { id: 'proef', versie: '9' };
  const refused = await visitor.post(`${group}/user/projects`, {
    ...demoProject(new Date()),
    catalogus,
  });
  expect(refused.status).toBe(422);
  expect(refused.json).toMatchObject({
    message: 'catalogus: De catalogus proef 9 is niet bekend.',
  });
  expect(await world.services.rekenwijzen.of(groupId, catalogus)).toBeNull();
});

test('another content under the name of a version is refused by the store', async () => {
  await expect(
    giveCatalogus(world, groupId, (catalogus) => ({ ...catalogus, ...OLD, _let_op: 'Anders' })),
  ).rejects.toThrow('has another content');
});

test('what another version does to each project is counted, and one that names its own version stays', async () => {
  const { visitor, group } = await newMember();
  const body = demoProject(new Date());
  await visitor.post(`${group}/user/projects`, { ...body, name: 'A volgt' });
  await visitor.post(`${group}/user/projects`, { ...body, name: 'B blijft', catalogus: OLD });
  const gevolgen = async (query: string) => visitor.get(`${group}/catalogi/gevolgen?${query}`);

  const adviezen = expect.any(Number);
  const niets = { wijzigt: 0, voldoet_niet_meer: 0, voldoet_weer: 0, vastgesteld_gewijzigd: 0 };
  const { status, json } = await gevolgen('van=proef/1&naar=proef/2');
  expect(status).toBe(200);
  expect(json).toMatchObject({
    pager: { total_items: 2, current_page: 0 },
    projecten: [
      {
        name: 'A volgt',
        catalogus: null,
        gevolgen: { adviezen: 3, wijzigt: 3, voldoet_niet_meer: 3 },
      },
      { name: 'B blijft', catalogus: OLD, gevolgen: { adviezen, ...niets } },
    ],
  });
  expect((await gevolgen('van=proef/2&naar=proef/2')).json).toMatchObject({
    projecten: [{ gevolgen: niets }, { gevolgen: niets }],
  });
  expect((await gevolgen('van=proef/2&naar=proef/1')).json).toMatchObject({
    projecten: [{ gevolgen: { voldoet_weer: 3 } }, { gevolgen: niets }],
  });
  expect((await gevolgen('van=proef/9&naar=proef/2')).status).toBe(404);
  expect((await gevolgen('van=proef&naar=proef/2')).status).toBe(400);
});

test('an advice that was fixed with the earlier version counts as changed, also without a step', async () => {
  const { visitor, group } = await newMember();
  const { gevelvullingen_json, ...data } = demoProject(new Date());
  const body = { ...data, gevelvullingen_json, catalogus: OLD };
  const made = await visitor.post(`${group}/user/projects`, body);
  const project = String(made.headers['location']);
  const [first] = gevelvullingenSchema.parse(JSON.parse(gevelvullingen_json));
  const gevelvullingen = [first?.gevelvullingEnKaderData.id];
  expect((await visitor.post(`${project}/vaststellen`, { gevelvullingen })).status).toBe(200);
  expect((await visitor.put(`${project}/gegevens`, { ...data, catalogus: null })).status).toBe(200);

  const { json } = await visitor.get(`${group}/catalogi/gevolgen?van=proef/2&naar=proef/2`);
  expect(json).toMatchObject({
    projecten: [{ gevolgen: { wijzigt: 0, vastgesteld_gewijzigd: 1 } }],
  });
});
