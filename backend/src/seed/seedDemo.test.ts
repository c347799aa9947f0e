import { readFile } from 'node:fs/promises';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';

import { catalogusSchema } from '@adviestool/contract/catalogus';
import { gevelvullingenSchema, projectBodySchema } from '@adviestool/contract/project';
import { projectListAnswerSchema } from '@adviestool/contract/projectList';
import { projectFromRecord } from '@adviestool/contract/projectRecord';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { GEVELVULLING_STEPS } from '@adviestool/domain/steps/gevelvullingSteps';
import { isProjectGereed } from '@adviestool/domain/velden/projectGegevens';
import { targetStep } from '@adviestool/domain/steps/steps';

import { users } from '../database/schema/users.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import { demoProject } from './demoProject.ts';
import { DEMO_ACCOUNT, seedDemo } from './seedDemo.ts';

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

describe('the demo project', () => {
  const now = new Date('2026-11-21T14:05:00Z');
  const project = demoProject(now);
  const gevelvullingen = gevelvullingenSchema.parse(JSON.parse(project.gevelvullingen_json));

  test('fits the contract', () => {
    expect(projectBodySchema.parse(project)).toEqual(project);
    expect(gevelvullingen.map(({ created, changed }) => [created, changed])).toEqual(
      Array.from({ length: 3 }, () => [now.toISOString(), now.toISOString()]),
    );
  });

  test('is complete up to the advice, which is given for every side', async () => {
    const file = new URL('../../../variants/catalogus-voorbeeld.json', import.meta.url);
    const catalogus = catalogusSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    await seedDemo(world.handle.database, new Date());
    const [stored] = (
      await world.stores.projectList.find({
        groupId: 1,
        uid: null,
        exceptUid: null,
        search: {},
        connection: {},
        isPrefix: false,
        gewijzigd: false,
        archief: 'zonder',
        sort: 'name',
        order: 'asc',
        limit: 1,
        page: 0,
      })
    ).records;
    if (stored === undefined) throw new Error('There is no demo project.');
    const { projectGegevens } = projectFromRecord(stored);
    expect(isProjectGereed(projectGegevens)).toBe(true);
    const adviezen = gevelvullingen.map((gevelvulling) => {
      expect(targetStep(GEVELVULLING_STEPS, gevelvulling).id).toBe('advies');
      return adviesFor({ projectGegevens, gevelvulling, catalogus });
    });
    expect(adviezen).toMatchObject(
      [22, 30, 18].map((totaalPerGevelvulling) => ({
        totaalPerGevelvulling,
        meldingen: [],
        zijden: {
          onderzijde: { status: 'VOLDOET' },
          zijkanten: { status: 'VOLDOET' },
          bovenzijde: { status: 'VOLDOET' },
        },
      })),
    );
  });
});

test.each([
  ['demo-administrator', ['company-member', 'company-administrator']],
  ['demo-moderator', ['company-member', 'company-moderator']],
  ['demo-employee', ['company-member', 'company-employee']],
  ['demo-member', ['company-member']],
  ['demo-dashboard', ['company-member', 'company-dashboard']],
  ['demo-outsider', ['company-outsider']],
])('%s, also in a database of an earlier start, has the roles %j', async (name, roles) => {
  const { database } = world.handle;
  await database.delete(users).where(eq(users.name, name));
  expect(await seedDemo(database, new Date())).toBe(false);
  const visitor = world.visitor();
  await visitor.logIn(name, DEMO_ACCOUNT.password);
  expect((await visitor.get('/api/v2/group/1')).json).toMatchObject({ group: { roles } });
});

test('a database with accounts of its own gets none', async () => {
  const own = await buildTestApp();
  await own.account();
  await seedDemo(own.handle.database, new Date());
  expect(await own.handle.database.$count(users)).toBe(1);
  await own.close();
});

test('seeding a database twice makes one account, the administrator of one group', async () => {
  expect(await seedDemo(world.handle.database, new Date())).toBe(false);
  const visitor = world.visitor();
  await visitor.logIn(DEMO_ACCOUNT.name, DEMO_ACCOUNT.password);
  expect((await visitor.get('/api/v2/user/current')).json).toMatchObject({
    groups: { 1: { roles: ['company-member', 'company-administrator'] } },
  });
  const list = await visitor.get('/api/v2/group/1/user/projects');
  const { projects } = projectListAnswerSchema.parse(list.json);
  expect(projects.full.map(({ name }) => name)).toEqual([demoProject(new Date()).name]);
});
