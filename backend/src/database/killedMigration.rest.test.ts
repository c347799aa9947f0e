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

/** Every migration is killed; else one of each kind, and the last. */
const IS_LONG = process.env['FAULTS'] === 'long';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
const MIGRATE = fileURLToPath(new URL('../testing/migrateFolder.ts', import.meta.url));
const DIE_AT = fileURLToPath(new URL('../testing/dieAt.ts', import.meta.url));

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

/** What a start finds in the folder: every column, the migrations that were made, and what was kept beside them. */
const stateOf = async (client: PGlite): Promise<unknown> => {
  const columns = await client.query(
    `select table_name, column_name, data_type, is_nullable from information_schema.columns
     where table_schema in ('public', 'drizzle') order by 1, 2`,
  );
  const kept = await client.query('select tekst from bewaard');
  const made = await client.query('select hash from drizzle.__drizzle_migrations order by id');
  return [columns.rows, kept.rows, made.rows];
};

/** The words of SQL that a migration is made of. */
const wordsOf = async (tag: string): Promise<string[]> => {
  const text = await readFile(path.join(MIGRATIONS, `${tag}.sql`), 'utf8');
  const statements = text.replaceAll(/^--.*$|"[^"]*"|'[^']*'/gm, '');
  return statements.match(/\b[A-Z]{2,}\b/g) ?? [];
};

/** Of migrations in their order those that do what none before them did, and the last. */
const oneOfEachKind = async (tags: readonly string[]): Promise<string[]> => {
  const known = new Set<string>();
  const chosen: string[] = [];
  for (const tag of tags) {
    const words = (await wordsOf(tag)).filter((word) => !known.has(word));
    for (const word of words) known.add(word);
    if (words.length > 0 || tag === tags.at(-1)) chosen.push(tag);
  }
  return chosen;
};

test('killed just before a migration is kept, a start finds what was there, and makes it whole [storing 38]', async () => {
  const file = path.join(migrationsFolder, 'meta/_journal.json');
  const journal = journalSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const [, ...later] = journal.entries.map(({ tag }) => tag);
  const killed = IS_LONG ? later : await oneOfEachKind(later);
  expect(killed.length).toBeGreaterThan(1);
  /** How many migrations the release before this one had. */
  const countBefore = (tag: string): number => later.indexOf(tag) + 1;
  const release = (count: number): Promise<void> =>
    writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  const migrateTo = async (client: PGlite, count: number): Promise<void> => {
    await release(count);
    await migrate(drizzle(client), { migrationsFolder });
  };

  let before = await opened(async (client) => {
    await migrateTo(client, 1);
    await client.exec(`create table bewaard (tekst text); insert into bewaard values ('Eén rij')`);
    return stateOf(client);
  });
  for (const [index, tag] of killed.entries()) {
    await release(countBefore(tag) + 1);
    expect([tag, await migrateUntilKilled()]).toEqual([tag, true]);
    before = await opened(async (client) => {
      expect([tag, await stateOf(client)]).toEqual([tag, before]);
      await migrateTo(client, countBefore(tag) + 1);
      expect([tag, await stateOf(client)]).not.toEqual([tag, before]);
      const next = killed[index + 1];
      if (next !== undefined) await migrateTo(client, countBefore(next));
      return stateOf(client);
    });
  }
});
