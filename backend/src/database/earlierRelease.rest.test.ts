import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { z } from 'zod';

import { projectSummaryListAnswerSchema } from '@adviestool/contract/projectList';

import { demoProject } from '../seed/demoProject.ts';
import { buildTestApp } from '../testing/testApp.ts';
import { giveCatalogus } from '../testing/giveCatalogus.ts';
import { embeddedHandle } from '../testing/embeddedHandle.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** The last migration that the release before the history had. */
const LAST = '0002_list_indexes';

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

let earlier: string;
let dataDir: string;

/** The migrations folder of that release. */
beforeAll(async () => {
  earlier = await mkdtemp(path.join(tmpdir(), 'adviestool-migrations-'));
  dataDir = await mkdtemp(path.join(tmpdir(), 'adviestool-data-'));
  await cp(MIGRATIONS, earlier, { recursive: true });
  const file = path.join(earlier, 'meta/_journal.json');
  const journal = journalSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const last = journal.entries.findIndex(({ tag }) => tag === LAST);
  await writeFile(
    file,
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }),
  );
});
afterAll(async () => {
  await rm(earlier, { recursive: true });
  await rm(dataDir, { recursive: true });
});

const TABLE = /^CREATE (?:UNLOGGED )?TABLE "(\w+)"/;
const UNIQUE_INDEX = /^CREATE UNIQUE INDEX "\w+" ON "(\w+)"/;
const UPDATE = /^UPDATE "(\w+)" SET /;
const ADDITION =
  /^(?:CREATE (?:UNLOGGED )?TABLE |CREATE INDEX |CREATE FUNCTION |ALTER TABLE "\w+" ADD (?:COLUMN "\w+" (?:\w+|timestamp \(3\) with time zone)(?: GENERATED ALWAYS AS \(.+\) STORED| DEFAULT false NOT NULL)?;|CONSTRAINT ))/;
const COMMENT = /^--.*\n/gm;
/** What an earlier release neither reads nor calls: what a column is filled with, and its function. */
const OF_OURS =
  /^(?:ALTER TABLE "projects" ALTER COLUMN "merken" DROP EXPRESSION IF EXISTS;|UPDATE "projects" SET "merken_revision" = |DROP FUNCTION IF EXISTS gevelvulling_merken)/;

test('what came after it adds, and changes or takes nothing', async () => {
  const files = (await readdir(MIGRATIONS)).filter(
    (name) => name.endsWith('.sql') && name > `${LAST}.sql`,
  );
  expect(files.length).toBeGreaterThan(0);
  const texts = await Promise.all(
    files.map((name) => readFile(path.join(MIGRATIONS, name), 'utf8')),
  );
  const statements = texts
    .flatMap((text) => text.split('--> statement-breakpoint'))
    .map((statement) => statement.replaceAll(COMMENT, '').trim());
  const newTables = new Set(statements.flatMap((text) => TABLE.exec(text)?.[1] ?? []));
  // What that release reads and writes stands in no table that it does not know.
  const isOfNewTable = (statement: string): boolean =>
    [UNIQUE_INDEX, UPDATE].some((pattern) => newTables.has(pattern.exec(statement)?.[1] ?? ''));
  const isAddition = (statement: string): boolean =>
    ADDITION.test(statement) || OF_OURS.test(statement) || isOfNewTable(statement);
  expect(statements.filter((statement) => !isAddition(statement))).toEqual([]);
});

test('a data folder of that release is brought up to date, and can go back to it and come again', async () => {
  const { gevelvullingen_json: text } = demoProject(new Date());
  const columns =
    'group_id, uid, name, type_bouw, windgebied, omgevingsgebied, gebouwhoogte, windvorm_factor, gevelvullingen_json, created, changed';
  const values = `1, 1, 'Oud', 'woning', 2, 'bebouwd', 9, 1.4, $1, now(), now()`;

  let client = await PGlite.create(dataDir);
  await migrate(drizzle(client), { migrationsFolder: earlier });
  await client.exec(`
    insert into groups (label) values ('Bedrijf');
    insert into users (name, mail, pass_hash, created, changed) values ('oud', 'oud@example.nl', 'x', now(), now());
  `);
  await client.query(`insert into projects (${columns}) values (${values})`, [text]);
  await client.close();

  const use = async (expected: number): Promise<void> => {
    client = await PGlite.create(dataDir);
    const handle = embeddedHandle(client);
    await handle.migrate();
    const world = await buildTestApp({}, handle);
    await giveCatalogus(world, 1);
    const member = await world.loggedIn(
      await world.account({ groupId: 1, roles: ['company-administrator'] }),
    );
    const list = await member.get(
      '/api/v2/group/1/user/projects?view=summary&sort=created&order=asc',
    );
    const { projects } = projectSummaryListAnswerSchema.parse(list.json);
    expect(projects.full[0]?.samenvatting?.gevelvullingen).toBe(expected);
    const url = '/api/v2/group/1/project/1';
    const removed = ['1f0a7c21', '5be2d904', 'a93c60d7'][3 - expected];
    const written = await member.post(`${url}/gevelvullingen`, { remove: [removed] });
    expect(written.status).toBe(200);
    expect((await member.get(`${url}/revisies`)).status).toBe(200);
    await world.close();
    await client.close();
  };

  await use(3);

  // The earlier release starts on it, reads, and writes as it always did.
  client = await PGlite.create(dataDir);
  await migrate(drizzle(client), { migrationsFolder: earlier });
  const stored = await client.query<{ gevelvullingen_json: string; revision: number }>(
    'select gevelvullingen_json, revision from projects where id = 1',
  );
  expect(stored.rows[0]?.revision).toBe(2);
  const list: unknown[] = JSON.parse(stored.rows[0]?.gevelvullingen_json ?? '');
  expect(list).toHaveLength(2);
  await client.query(
    'update projects set gevelvullingen_json = $1, revision = revision + 1 where id = 1',
    [JSON.stringify(list)],
  );
  await client.query(`insert into projects (${columns}) values (${values})`, ['[]']);
  await client.query('delete from projects where id = 2');
  await client.close();

  await use(2);
});
