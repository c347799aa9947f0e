import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';

import type { DatabaseHandle } from '../database/connect.ts';
import { groups } from '../database/schema/groups.ts';
import { createGroups } from '../access/groups.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createWatch } from './createWatch.ts';

const watch = createWatch();
const told: { name: string; requestId: string | null; failed: boolean }[] = [];
watch.listen({
  end: ({ name, requestId }, { error }) => told.push({ name, requestId, failed: error !== null }),
});

let handle: DatabaseHandle;

beforeAll(async () => {
  handle = await openTestDatabase(watch);
  told.length = 0;
}, 120_000);
afterAll(() => handle.close());

const within = <T>(act: () => Promise<T>): Promise<T> =>
  watch.begin({ kind: 'call', name: 'GET /x', requestId: 'a1' }).within(act);

test('a statement is told of by its text, with the request and without a value', async () => {
  await within(() =>
    createGroups(handle.database).insert({ label: 'Geheim BV', user_registration: true }),
  );
  expect(told.splice(0)).toEqual([
    { name: expect.stringMatching(/^insert into "groups" .*\$1/), requestId: 'a1', failed: false },
  ]);
});

test('the statements of a transaction are told of too, and it can be rolled back', async () => {
  const failing = within(() =>
    handle.database.transaction(async (transaction) => {
      await createGroups(transaction).insert({ label: 'Weg', user_registration: true });
      throw new Error('toch niet');
    }),
  );
  await expect(failing).rejects.toThrow('toch niet');
  const inserts = told.splice(0).filter(({ name }) => name.startsWith('insert'));
  expect(inserts).toEqual([{ name: expect.any(String), requestId: 'a1', failed: false }]);
  const left = await handle.database.select().from(groups).where(eq(groups.label, 'Weg'));
  expect(left).toEqual([]);
});

test('a statement that fails says so', async () => {
  told.length = 0;
  await expect(handle.database.execute(sql`select * from nergens`)).rejects.toThrow('nergens');
  expect(told.splice(0)).toEqual([
    { name: 'select * from nergens', requestId: null, failed: true },
  ]);
});
