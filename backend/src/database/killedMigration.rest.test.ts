import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { z } from 'zod';

jest.setTimeout(1_200_000);

/** Each release is killed on the data of the one before it; else only the newest, on those of the first. */
const IS_LONG = process.env['FAULTS'] === 'long';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
const MIGRATE = fileURLToPath(new URL('../testing/migrateFolder.ts', import.meta.url));
const DIE_AT = fileURLToPath(new URL('../testing/dieAt.mjs', import.meta.url));

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

let folder: string;
let migrationsFolder: string;
let data: string;
let dieAt: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adviestool-afgebroken-'));
  data = path.join(folder, 'database');
  dieAt = path.join(folder, 'dieAt');
  migrationsFolder = path.join(folder, 'migrations');
  await cp(MIGRATIONS, migrationsFolder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

/** Migrates in a process of its own, that ends as a power cut would. @returns whether it was killed */
const migrateUntilKilled = async (): Promise<boolean> => {
  await writeFile(dieAt, 'commit');
  const args = ['--import', 'tsx', '--import', DIE_AT, MIGRATE, data, migrationsFolder];
  const env = { ...process.env, DIE_AT: dieAt };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (error) => resolve(error?.signal === 'SIGKILL'));
  });
};

/** A start: opens what is in the folder. */
const opened = async <T>(act: (client: PGlite) => Promise<T>): Promise<T> => {
  const client = await PGlite.create(data);
  try {
    return await act(client);
  } finally {
    await client.close();
  }
};

/** What a start finds in the folder: all that migrations make, those that were made, and what was kept beside them. */
const stateOf = async (client: PGlite): Promise<unknown> => {
  const columns = await client.query(
    `select table_name, column_name, data_type, is_nullable from information_schema.columns
     where table_schema in ('public', 'drizzle') order by 1, 2`,
  );
  const others = await client.query(
    `select indexname as name from pg_indexes where schemaname = 'public'
     union all select proname from pg_proc where pronamespace = 'public'::regnamespace
     union all select tgname from pg_trigger where not tgisinternal
     union all select conname from pg_constraint where connamespace = 'public'::regnamespace order by 1`,
  );
  const kept = await client.query('select tekst from bewaard');
  const made = await client.query('select hash from drizzle.__drizzle_migrations order by id');
  return [columns.rows, others.rows, kept.rows, made.rows];
};

/** In how many transactions the migrations after the first were kept. */
const countTransactions = async (client: PGlite): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    `select count(distinct xmin::text)::int as count from drizzle.__drizzle_migrations where id > 1`,
  );
  return rows[0]?.count ?? 0;
};

test('killed just before migrations are kept, a start finds what was there, and makes it whole [storing 38]', async () => {
  const file = path.join(migrationsFolder, 'meta/_journal.json');
  const journal = journalSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const total = journal.entries.length;
  expect(total).toBeGreaterThan(1);
  const release = (count: number): Promise<void> =>
    writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  const migrateHere = (client: PGlite): Promise<void> =>
    migrate(drizzle(client), { migrationsFolder });

  await release(1);
  let before = await opened(async (client) => {
    await migrateHere(client);
    await client.exec(`create table bewaard (tekst text); insert into bewaard values ('Eén rij')`);
    return stateOf(client);
  });
  /** How many migrations the releases have that are killed. */
  const counts = IS_LONG ? Array.from({ length: total - 1 }, (_none, index) => index + 2) : [total];
  for (const count of counts) {
    await release(count);
    expect([count, await migrateUntilKilled()]).toEqual([count, true]);
    before = await opened(async (client) => {
      expect([count, await stateOf(client)]).toEqual([count, before]);
      await migrateHere(client);
      const after = await stateOf(client);
      expect([count, after]).not.toEqual([count, before]);
      // The one kill is that of each of them, as one start keeps them together.
      expect(await countTransactions(client)).toBe(IS_LONG ? count - 1 : 1);
      return after;
    });
  }
});
