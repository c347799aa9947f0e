import { isDeepStrictEqual } from 'node:util';

import type { Client } from 'pg';

import { migrateTo } from './migrateTo.ts';
import { askTexts, PLAIN_TEXTS, sumsOf, type DumpEnd, type DumpLine } from './dump.ts';

/** Characters after which the rows that were collected are written. */
const FULL = 1_000_000;
/** Values of one statement at most, by its protocol. */
const MOST_VALUES = 60_000;

/** A dump is not whole, or what was written is not what it says. */
class DumpError extends Error {
  override readonly name = 'DumpError';
}

const typesOf = async (client: Client, table: string): Promise<Map<string, string>> => {
  const rows = await askTexts(
    client,
    `select attname, format_type(atttypid, atttypmod) from pg_attribute
     where attrelid = '"${table}"'::regclass and attnum > 0 and not attisdropped`,
  );
  return new Map(rows.map(([name, type]) => [String(name), String(type)]));
};

/** Writes rows of a table, many at a time. */
const createWriter = async (client: Client, table: string, columns: readonly string[]) => {
  const types = await typesOf(client, table);
  const names = columns.map((name) => `"${name}"`).join(', ');
  const into = `insert into "${table}" (${names}) overriding system value values`;
  let values: (string | null)[] = [];
  let size = 0;
  const write = async (): Promise<void> => {
    if (values.length === 0) return;
    const rows = Array.from({ length: values.length / columns.length }, (_none, row) => {
      const casts = columns.map(
        (name, at) => `$${row * columns.length + at + 1}::${types.get(name) ?? 'text'}`,
      );
      return `(${casts.join(', ')})`;
    });
    await client.query(`${into} ${rows.join(', ')}`, values);
    values = [];
    size = 0;
  };
  return {
    add: async (row: readonly (string | null)[]): Promise<void> => {
      for (const value of row) size += value?.length ?? 0;
      values.push(...row);
      if (size > FULL || values.length + columns.length > MOST_VALUES) await write();
    },
    write,
  };
};

const finish = async (client: Client, { sums, sequences }: DumpEnd): Promise<void> => {
  for (const [name, last] of Object.entries(sequences)) {
    await client.query('select setval($1::regclass, $2)', [`"${name}"`, last]);
  }
  if (!isDeepStrictEqual(await sumsOf(client), sums)) {
    throw new DumpError('What was written is not what was read.');
  }
};

/**
 * Fills an empty database with a dump, of this release or an earlier one: its tables are as they were then.
 * @throws DumpError
 */
export const loadDump = async (client: Client, lines: AsyncIterable<DumpLine>): Promise<void> => {
  await client.query(`${PLAIN_TEXTS}; set session_replication_role = replica`);
  let writer: Awaited<ReturnType<typeof createWriter>> | null = null;
  let isWhole = false;
  for await (const line of lines) {
    if (Array.isArray(line)) {
      await writer?.add(line);
      continue;
    }
    await writer?.write();
    if ('migrated' in line) {
      await migrateTo(client, line.migrated);
      await client.query('begin');
    } else if ('table' in line) writer = await createWriter(client, line.table, line.columns);
    else {
      await finish(client, line);
      await client.query('commit');
      isWhole = true;
    }
  }
  if (!isWhole) throw new DumpError('The dump has no end.');
};
