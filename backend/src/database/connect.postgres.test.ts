import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import { isDatabaseAway } from './databaseErrors.ts';
import type { DatabaseHandle } from './connect.ts';
import { seedProjects } from '../seed/seedProjects.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';

// On a busy machine a database of its own takes a while to make.
jest.setTimeout(120_000);

let handle: DatabaseHandle;

beforeEach(async () => {
  handle = await openTestDatabase();
});
afterEach(() => handle.close());

describe('PostgreSQL', () => {
  test('is migrated by several instances at once, and finds parts of texts by an index', async () => {
    await handle.database.execute(sql`drop schema public cascade`);
    await handle.database.execute(sql`drop schema drizzle cascade`);
    await handle.database.execute(sql`create schema public`);
    await Promise.all([handle.migrate(), handle.migrate(), handle.migrate()]);

    await seedProjects(handle.database, { projects: 2000, gevelvullingen: 1, now: new Date() });
    const plan = await handle.database.execute(
      sql`explain select id from projects where deleted_at is null and werkadres ilike '%havenkade 17%'`,
    );
    expect(JSON.stringify(plan)).toContain('projects_search');
  });

  test('that takes too long for one call counts as away, and serves the next one', async () => {
    const slow = handle.database.execute(sql`select pg_sleep(60)`);
    expect(await slow.then(() => null, isDatabaseAway)).toBe(true);
    await handle.database.execute(sql`select 1`);
  });

  test('that breaks a connection between two statements of a transaction counts as away, and serves the next one', async () => {
    const broken = handle.database.transaction(async (transaction) => {
      const found = await transaction.execute(sql`select pg_backend_pid() as pid`);
      const {
        rows: [{ pid }],
      } = z.object({ rows: z.tuple([z.object({ pid: z.int() })]) }).parse(found);
      await handle.database.execute(sql`select pg_terminate_backend(${pid}, 5000)`);
      await setTimeoutPromise(100);
      await transaction.execute(sql`select 1`);
    });
    expect(await broken.then(() => null, isDatabaseAway)).toBe(true);
    await handle.database.execute(sql`select 1`);
  });
});
