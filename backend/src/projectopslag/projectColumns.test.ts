import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';

import { projectRecordSchema, type ProjectBody } from '@adviestool/contract/project';

import { projects } from '../database/schema/projects.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';
import { createProjects } from './projects.ts';

let world: TestApp;
let visitor: Visitor;
let list: string;

beforeAll(async () => {
  world = await buildTestApp();
  const groupId = await world.group();
  visitor = await world.loggedIn(await world.account({ groupId, roles: ['company-employee'] }));
  list = `/api/v2/group/${groupId}/user/projects`;
});
afterAll(() => world.close());

const create = async (body: Partial<ProjectBody> = {}): Promise<{ id: number; url: string }> => {
  const made = await visitor.post(list, buildProjectBody(body));
  return { url: String(made.headers['location']), id: projectRecordSchema.parse(made.json).id };
};

const put = (id: number, changed: Partial<typeof projects.$inferInsert>) =>
  world.handle.database.update(projects).set(changed).where(eq(projects.id, id));

test('what changed in a row without a new revision is read at once', async () => {
  const { id, url } = await create();
  for (const name of ['Hof van Twente', 'De Lindehof']) {
    await put(id, { name });
    expect((await visitor.get(url)).json).toMatchObject({ name });
    expect((await visitor.get(`${list}?view=summary`)).text).toContain(name);
  }
});

test('a row that is no record is refused each time it is read, until it is one again', async () => {
  const { id, url } = await create();
  const pages = [url, `${list}?view=summary`, list];
  const statuses = async (): Promise<number[]> => {
    const found: number[] = [];
    for (const page of pages) found.push((await visitor.get(page)).status);
    return found;
  };
  expect(await statuses()).toEqual([200, 200, 200]);
  await put(id, { type_bouw: 'kasteel' });
  expect(await statuses()).toEqual([500, 500, 500]);
  expect(await statuses()).toEqual([500, 500, 500]);
  await put(id, { type_bouw: 'woning' });
  expect(await statuses()).toEqual([200, 200, 200]);
});

test('moments and numbers are the same wherever the connection is', async () => {
  const { id } = await create();
  const created = new Date('2026-03-29T01:30:00.007Z');
  const numbers = { gebouwhoogte: 0.1 + 0.2, windvorm_factor: 1e-7 };
  await put(id, { created, archived_at: created, ...numbers });
  for (const zone of ['UTC', 'Asia/Kolkata', 'America/St_Johns']) {
    const { record } = await world.handle.database.transaction(async (transaction) => {
      await transaction.execute(sql`set local time zone ${sql.raw(`'${zone}'`)}`);
      return createProjects(transaction).findStored(id);
    });
    const moments = { created: created.toISOString(), archived: created.toISOString() };
    expect(record).toMatchObject({ ...moments, ...numbers });
  }
});

/** The statements of a call, and what it answered. */
const statementsOf = async (url: string): Promise<{ names: string[]; record: unknown }> => {
  const names: string[] = [];
  let isOn = true;
  world.services.watch.listen({
    end: ({ kind, name }) => {
      if (isOn && kind === 'statement') names.push(name);
    },
  });
  const answer = await visitor.get(url);
  isOn = false;
  return { names, record: answer.json };
};

describe('a project that is opened', () => {
  test.each([
    ['short', 'one statement', '[]', 1],
    ['long', 'two', `[${' '.repeat(65_536)}]`, 2],
  ])('when it is %s costs %s, and says the same', async (_how, _many, text, count) => {
    const { id, url } = await create({ gevelvullingen_json: text });
    // The moment of the session and the count of its calls are written by themselves.
    await visitor.get(url);
    const { names, record } = await statementsOf(url);
    expect(names).toHaveLength(count);
    const stored = await createProjects(world.handle.database).findStored(id);
    const rechten = { wijzigen: true, beheren: true };
    expect(record).toEqual({ ...stored.record, rechten });
    expect(record).toMatchObject({ gevelvullingen_json: text });
  });
});
