import type { ClientBase } from 'pg';
import { z } from 'zod';

/** Rows that are held in memory at once; one may have a project of megabytes. */
const BATCH = 50;

const valuesSchema = z.array(z.string().nullable());
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });
const endSchema = z.object({
  /** Of each table its rows and the sum of their hashes. */
  sums: z.record(z.string(), z.string()),
  sequences: z.record(z.string(), z.string()),
});

/** What a dump consists of: where it begins, a table, each of its rows as text, and where it ends. */
export const dumpLineSchema = z.union([
  valuesSchema,
  tableSchema,
  z.object({ migrated: z.number() }),
  endSchema,
]);

export type DumpLine = z.infer<typeof dumpLineSchema>;
export type DumpEnd = z.infer<typeof endSchema>;

const asText = (value: string): string => value;

/** The rows of a question, each value as the text by which PostgreSQL reads it again. */
export const askTexts = async (client: ClientBase, text: string): Promise<(string | null)[][]> => {
  const { rows } = await client.query({
    text,
    rowMode: 'array',
    types: { getTypeParser: () => asText },
  });
  return z.array(valuesSchema).parse(rows);
};

const oneOf = async (client: ClientBase, text: string): Promise<string> =>
  (await askTexts(client, text))[0]?.[0] ?? '';

const TABLES = `
  select table_name, json_agg(column_name order by ordinal_position)::text
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
  group by table_name order by table_name`;

const tablesIn = async (client: ClientBase): Promise<z.infer<typeof tableSchema>[]> =>
  (await askTexts(client, TABLES)).map(([table, columns]) => ({
    table: String(table),
    columns: z.array(z.string()).parse(JSON.parse(columns ?? '')),
  }));

/** The number of rows of each table and the sum of their hashes, by which two databases are compared. */
export const sumsOf = async (client: ClientBase): Promise<Record<string, string>> => {
  const sums: Record<string, string> = {};
  for (const { table } of await tablesIn(client)) {
    sums[table] = await oneOf(
      client,
      `select concat(count(*), ' ', sum(('x' || substr(md5(t::text), 1, 12))::bit(48)::bigint)) from "${table}" t`,
    );
  }
  return sums;
};

const SEQUENCES = `
  select sequencename, last_value from pg_sequences where schemaname = 'public' and last_value is not null`;

async function* rowsOf(
  client: ClientBase,
  { table, columns }: z.infer<typeof tableSchema>,
): AsyncGenerator<DumpLine> {
  const names = columns.map((name) => `"${name}"`).join(', ');
  await client.query(`declare dump no scroll cursor for select ${names} from "${table}"`);
  for (;;) {
    const rows = await askTexts(client, `fetch ${BATCH} from dump`);
    yield* rows;
    if (rows.length < BATCH) break;
  }
  await client.query('close dump');
}

/** How values are written and read as text, the same for who dumps and who loads. */
export const PLAIN_TEXTS = `set timezone = 'UTC'; set datestyle = 'ISO'; set extra_float_digits = 1; set bytea_output = 'hex'`;

/** The milliseconds since 1970 of the last migration of a database; 0: there was none. */
const migratedTo = async (client: ClientBase): Promise<number> => {
  const name = await oneOf(client, `select to_regclass('drizzle.__drizzle_migrations')::text`);
  if (name === '') return 0;
  return Number(await oneOf(client, 'select max(created_at) from drizzle.__drizzle_migrations'));
};

/** All that a database holds, as it is at one moment, whatever is written meanwhile. */
export async function* dump(client: ClientBase): AsyncGenerator<DumpLine> {
  await client.query(PLAIN_TEXTS);
  await client.query('begin isolation level repeatable read read only');
  yield { migrated: await migratedTo(client) };
  for (const table of await tablesIn(client)) {
    yield table;
    yield* rowsOf(client, table);
  }
  const sequences: Record<string, string> = {};
  for (const [name, last] of await askTexts(client, SEQUENCES))
    sequences[String(name)] = String(last);
  yield { sums: await sumsOf(client), sequences };
  await client.query('commit');
}
