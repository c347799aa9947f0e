import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';

import * as archieven from './schema/archieven.ts';
import * as bestellingen from './schema/bestellingen.ts';
import * as bedrijfslogin from './schema/bedrijfslogin.ts';
import * as gebeurtenissen from './schema/gebeurtenissen.ts';
import * as groups from './schema/groups.ts';
import * as inzage from './schema/inzage.ts';
import * as lijsten from './schema/lijsten.ts';
import * as mailQueue from './schema/mailQueue.ts';
import * as montage from './schema/montage.ts';
import * as projectRevisions from './schema/projectRevisions.ts';
import * as projects from './schema/projects.ts';
import * as rapporten from './schema/rapporten.ts';
import * as requests from './schema/requests.ts';
import * as users from './schema/users.ts';

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number() })) });

/** A newer release has changed the database in such a way that this one cannot work with it. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/** Runs a statement; the clients of both databases can. */
type Query = (text: string) => Promise<{ rows: unknown[] }>;

const nameSchema = z.array(z.object({ name: z.string().nullable() }));
const lastSchema = z.array(z.object({ last: z.coerce.number().nullable() }));
const columnsSchema = z.array(
  z.object({ table: z.string(), column: z.string(), must: z.boolean() }),
);

/** Milliseconds since 1970 of the newest migration of this release. */
const newestKnown = async (migrations: string): Promise<number> => {
  const text = await readFile(path.join(migrations, 'meta/_journal.json'), 'utf8');
  return Math.max(...journalSchema.parse(JSON.parse(text)).entries.map(({ when }) => when));
};

/** The same of the database; 0: there was none. */
const newestMade = async (query: Query): Promise<number> => {
  const found = await query(`select to_regclass('drizzle.__drizzle_migrations')::text as name`);
  if (nameSchema.parse(found.rows)[0]?.name === null) return 0;
  const made = await query('select max(created_at) as last from drizzle.__drizzle_migrations');
  return lastSchema.parse(made.rows)[0]?.last ?? 0;
};

const SCHEMAS = [
  archieven,
  bestellingen,
  bedrijfslogin,
  gebeurtenissen,
  groups,
  inzage,
  lijsten,
  mailQueue,
  montage,
  projectRevisions,
  projects,
  rapporten,
  requests,
  users,
];

/** The columns of each table that this release knows, by its name. */
export const knownColumns = (): Map<string, string[]> =>
  new Map(
    SCHEMAS.flatMap((schema) => Object.values<unknown>(schema))
      .filter((value) => is(value, PgTable))
      .map((table) => {
        const { name, columns } = getTableConfig(table);
        return [name, columns.map((column) => column.name)];
      }),
  );

/** What this release needs and is gone, and what it would have to fill in and does not know. */
const misfits = async (query: Query): Promise<string[]> => {
  const { rows } = await query(`
    select table_name as table, column_name as column,
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' as must
    from information_schema.columns where table_schema = 'public'`);
  const found = columnsSchema.parse(rows);
  const names = new Set(found.map(({ table, column }) => `${table}.${column}`));
  const known = knownColumns();
  const missing = [...known].flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`).filter((name) => !names.has(name)),
  );
  const demanding = found.filter(
    ({ table, column, must }) => must && known.get(table)?.includes(column) === false,
  );
  return [...missing, ...demanding.map(({ table, column }) => `${table}.${column}`)];
};

/**
 * Refuses a database of a newer release that this one cannot write to, before anything in it is touched. One to
 * which only was added is none: a release may be taken back.
 * @throws NewerDatabaseError
 */
export const refuseNewerDatabase = async (query: Query, migrations: string): Promise<void> => {
  if ((await newestMade(query)) <= (await newestKnown(migrations))) return;
  const names = await misfits(query);
  if (names.length === 0) return;
  throw new NewerDatabaseError(
    `A newer release has changed this database (${names.join(', ')}). ` +
      'Start that release, or put back a backup of before it.',
  );
};
