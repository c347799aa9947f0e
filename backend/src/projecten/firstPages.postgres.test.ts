import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import { PROJECT_SORTS, PROJECTS_PER_PAGE } from '@adviestool/contract/projectList';

import type { DatabaseHandle } from '../database/connect.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createProjectList } from './projectList.ts';
import type { ProjectListRequest } from './projectListRequest.ts';

// On a busy machine a database of its own takes a while to make.
jest.setTimeout(120_000);

let handle: DatabaseHandle;

beforeAll(async () => {
  handle = await openTestDatabase();
});
afterAll(() => handle.close());

const FIRST: ProjectListRequest = {
  groupId: 1,
  uid: null,
  exceptUid: null,
  search: {},
  connection: {},
  isPrefix: false,
  gewijzigd: false,
  archief: 'zonder',
  sort: 'changed',
  order: 'desc',
  limit: PROJECTS_PER_PAGE,
  page: 0,
};

/** Every first page of everything that can be asked for. */
const firstPages = (): ProjectListRequest[] =>
  PROJECT_SORTS.flatMap((sort) =>
    (['asc', 'desc'] as const).flatMap((order) =>
      (['zonder', 'alleen', 'met'] as const).flatMap((archief) =>
        [FIRST, { ...FIRST, uid: 1 }, { ...FIRST, exceptUid: 1 }].map((whose) => ({
          ...whose,
          sort,
          order,
          archief,
        })),
      ),
    ),
  );

const keptSchema = z.object({ rows: z.array(z.object({ name: z.string() })) });

/** The statements of pages that the connection has kept; one after another all go by the same. */
const keptPages = async (): Promise<string[]> =>
  keptSchema
    .parse(await handle.database.execute(sql`select name from pg_prepared_statements`))
    .rows.map(({ name }) => name)
    .filter((name) => name.includes(' page '));

test('each first page of everything is a statement that PostgreSQL keeps, and no other page is', async () => {
  const list = createProjectList(handle.database);
  const pages = firstPages();
  for (let time = 0; time < 2; time += 1) {
    for (const page of pages) {
      await list.find(page);
      await list.findSummaries(page);
    }
  }
  const kept = await keptPages();
  expect(kept).toHaveLength(2 * pages.length);
  // It reads no more of a name.
  expect(Math.max(...kept.map((name) => name.length))).toBeLessThan(63);

  for (const page of [
    { page: 1 },
    { limit: 100 },
    { search: { name: 'a' } },
    { gewijzigd: true },
  ]) {
    await list.findSummaries({ ...FIRST, ...page });
  }
  expect(await keptPages()).toEqual(kept);
});
