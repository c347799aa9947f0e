import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { z } from 'zod';

import { embeddedHandle } from '../testing/embeddedHandle.ts';

jest.setTimeout(120_000);

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })),
});

const JOURNAL = journalSchema.parse(
  JSON.parse(await readFile(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8')),
);
const TAGS = JOURNAL.entries.map(({ tag }) => tag);

/** Of the migrations that make a table, how many there are up to and with each. */
const MAKES_TABLES = (
  await Promise.all(
    TAGS.map(async (tag, index) => {
      const text = await readFile(path.join(MIGRATIONS, `${tag}.sql`), 'utf8');
      return /^CREATE (?:\w+ )?TABLE /m.test(text) ? [index + 1] : [];
    }),
  )
).flat();

/** A value of each type; every number is 1, so that what refers to a row finds it. */
const VALUES = new Map([
  ['integer', '1'],
  ['bigint', '1'],
  ['smallint', '1'],
  ['double precision', '1.5'],
  ['boolean', 'true'],
  ['text', `'Ömlaut ''één'''`],
  ['jsonb', `'{"a": [1]}'`],
  ['ARRAY', `'{een,twee}'`],
  ['bytea', `'\\xdeadbeef'`],
  ['uuid', `'0b9f3a52-5a0e-4f3c-8a5e-3a1f0d8b6c11'`],
  ['timestamp with time zone', `'2025-03-30T02:30:00.123Z'`],
]);

let client: PGlite;
let folder: string;

beforeAll(async () => {
  client = await PGlite.create();
  folder = await mkdtemp(path.join(tmpdir(), 'adviestool-upgrade-'));
  await cp(MIGRATIONS, folder, { recursive: true });
});
afterAll(async () => {
  await client.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await client.exec(
    'drop schema public cascade; create schema public; drop schema if exists drizzle cascade',
  );
});

/** Makes the migrations of a release that had so many. */
const migrateTo = async (count: number): Promise<void> => {
  const journal = { ...JOURNAL, entries: JOURNAL.entries.slice(0, count) };
  await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  await migrate(drizzle(client), { migrationsFolder: folder });
};

const tables = async (): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** All but the column that a start fills in for rows which an earlier release wrote. */
const contentOf = async (table: string): Promise<Record<string, unknown>[]> => {
  const { rows } = await client.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) - 'merken_revision' as row from "${table}" t`,
  );
  return rows.map(({ row }) => row);
};

/** Writes a row with a value in every column, as that release had them. */
const fill = async (table: string): Promise<void> => {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const values = rows.map(({ type }) => {
    const value = VALUES.get(type);
    if (value === undefined) throw new TypeError(`There is no value of type ${type}.`);
    return value;
  });
  const names = rows.map(({ name }) => `"${name}"`);
  await client.exec(`insert into "${table}" (${names.join()}) values (${values.join()})`);
};

/**
 * Fills what is empty; what refers to another table comes after that.
 * @param known tables that were filled before, to which those are added
 */
const fillAll = async (known = new Set<string>()): Promise<void> => {
  let waiting = (await tables()).filter((table) => !known.has(table));
  for (const table of waiting) known.add(table);
  while (waiting.length > 0) {
    const left: string[] = [];
    for (const table of waiting) {
      if ((await contentOf(table)).length > 0) continue;
      await fill(table).catch((error: unknown) => {
        if (!String(error).includes('foreign key')) throw error;
        left.push(table);
      });
    }
    if (left.length === waiting.length) throw new Error(`${left.join()} cannot be filled.`);
    waiting = left;
  }
};

const contents = async () => {
  const found = new Map<string, Record<string, unknown>[]>();
  for (const table of await tables()) found.set(table, await contentOf(table));
  return found;
};

test.each(TAGS.map((tag, index) => [tag, index + 1] as const))(
  'a database of the release whose last migration was %s keeps every value [storing 38]',
  async (_tag, count) => {
    // Each table is filled when it comes, and goes through all that changes it since.
    const known = new Set<string>();
    for (const made of [...MAKES_TABLES.filter((each) => each < count), count]) {
      await migrateTo(made);
      await fillAll(known);
    }
    const before = await contents();
    expect(before.size).toBeGreaterThan(5);
    await embeddedHandle(client).migrate();
    for (const [table, rows] of before) {
      expect([table, rows.length]).not.toEqual([table, 0]);
      expect([table, await contentOf(table)]).toMatchObject([table, rows]);
    }
  },
);

/** Changes the database as a later release would. */
const later = async (statement: string): Promise<void> => {
  await embeddedHandle(client).migrate();
  await fillAll();
  await client.exec(statement);
  await client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', $1)`,
    [Math.max(...JOURNAL.entries.map(({ when }) => when)) + 1],
  );
};

describe('a database of a newer release', () => {
  test('to which only was added is one to go back on [storing 38]', async () => {
    await later(
      'create table later (id int not null); alter table projects add later text, add even_later int not null default 3',
    );
    const before = await contents();
    await embeddedHandle(client).migrate();
    expect(await contents()).toEqual(before);
  });

  test.each([
    ['lacks what this one needs', 'alter table projects drop column name', 'projects.name'],
    ['gave it another name', 'alter table flood rename to attempts', 'flood.id'],
    [
      'asks for what this one does not know',
      'alter table projects add later text; update projects set later = 1; alter table projects alter later set not null',
      'projects.later',
    ],
  ])('that %s is refused before it is touched [storing 38]', async (_what, statement, name) => {
    await later(statement);
    const before = await contents();
    await expect(embeddedHandle(client).migrate()).rejects.toThrow(
      new RegExp(`^A newer release has changed this database \\(${name}`),
    );
    expect(await contents()).toEqual(before);
  });
});
