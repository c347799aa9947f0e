import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { z } from 'zod';

jest.setTimeout(1_200_000);

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
const MIGRATE = fileURLToPath(new URL('../testing/migrateFolder.ts', import.meta.url));
const DIE_AT = fileURLToPath(new URL('../testing/dieAt.ts', import.meta.url));

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

let folder: string;
let data: string;
let dieAt: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adviestool-afgebroken-'));
  data = path.join(folder, 'database');
  dieAt = path.join(folder, 'dieAt');
  await cp(MIGRATIONS, path.join(folder, 'migrations'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

/** Migrates in a process of its own. @param before modules that are loaded before it @returns whether it was not killed */
const migrate = (before: readonly string[] = []): Promise<boolean> => {
  const imports = ['tsx', ...before].flatMap((name) => ['--import', name]);
  const args = [...imports, MIGRATE, data, path.join(folder, 'migrations')];
  const env = { ...process.env, DIE_AT: dieAt };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (error) => resolve(error === null));
  });
};

/** What a start finds in the folder: every column, the migrations that were made, and what was kept beside them. */
const stateOf = async (): Promise<unknown> => {
  const client = await PGlite.create(data);
  try {
    const columns = await client.query(
      `select table_name, column_name, data_type, is_nullable from information_schema.columns
       where table_schema in ('public', 'drizzle') order by 1, 2`,
    );
    const kept = await client.query('select tekst from bewaard');
    const made = await client.query('select hash from drizzle.__drizzle_migrations order by id');
    return [columns.rows, kept.rows, made.rows];
  } finally {
    await client.close();
  }
};

test('killed just before a migration is kept, a start finds what was there, and makes it whole [storing 38]', async () => {
  const file = path.join(folder, 'migrations/meta/_journal.json');
  const journal = journalSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const release = (count: number): Promise<void> =>
    writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));

  await release(1);
  expect(await migrate()).toBe(true);
  const client = await PGlite.create(data);
  await client.exec(`create table bewaard (tekst text); insert into bewaard values ('Eén rij')`);
  await client.close();

  let before = await stateOf();
  for (const [index, { tag }] of journal.entries.entries()) {
    if (index === 0) continue;
    await release(index + 1);
    await writeFile(dieAt, 'commit');
    expect([tag, await migrate([DIE_AT])]).toEqual([tag, false]);
    expect([tag, await stateOf()]).toEqual([tag, before]);
    expect([tag, await migrate()]).toEqual([tag, true]);
    const after = await stateOf();
    expect([tag, after]).not.toEqual([tag, before]);
    before = after;
  }
});
