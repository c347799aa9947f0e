import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { gevelvullingenSchema, projectBodySchema } from '@adviestool/contract/project';
import { projectListAnswerSchema } from '@adviestool/contract/projectList';

import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import { manyProjects } from './manyProjects.ts';
import { DEMO_ACCOUNT } from './seedDemo.ts';
import { seedProjects } from './seedProjects.ts';

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

test('every project fits the contract, and so do its gevelvullingen', () => {
  const bodies = [...manyProjects({ projects: 25, gevelvullingen: 7, now: new Date() })];
  expect(new Set(bodies.map(({ name }) => name)).size).toBe(25);
  for (const body of bodies) {
    expect(projectBodySchema.parse(body)).toEqual(body);
    expect(gevelvullingenSchema.parse(JSON.parse(body.gevelvullingen_json))).toHaveLength(7);
  }
});

test('the demo account has them all, and more when it is asked again', async () => {
  const now = new Date('2026-11-21T12:00:00Z');
  await seedProjects(world.handle.database, { projects: 450, gevelvullingen: 1, now });
  await seedProjects(world.handle.database, { projects: 1, gevelvullingen: 0, now });
  const visitor = world.visitor();
  await visitor.logIn(DEMO_ACCOUNT.name, DEMO_ACCOUNT.password);
  const answer = await visitor.get('/api/v2/group/1/user/projects?limit=1');
  // One more: the project of the demo itself.
  expect(projectListAnswerSchema.parse(answer.json).pager.total_items).toBe(452);
});
