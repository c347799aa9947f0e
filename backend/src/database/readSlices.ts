import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Database } from './connect.ts';

const BASE64 = 'base64';

/** Bytes that are read at once. */
const DEEL = 1_500_000;

interface Slices {
  table: PgTable;
  column: AnyPgColumn;
  where: SQL | undefined;
  /** Of all of it. */
  bytes: number;
}

/** Reads bytes of one row piece by piece, so that no more than a piece is held. Ends early when the row is gone. */
export async function* readSlices(
  database: Database,
  { table, column, where, bytes }: Slices,
): AsyncGenerator<Uint8Array> {
  for (let van = 0; van < bytes; van += DEEL) {
    // As text: the embedded database writes and reads bytes one by one.
    const [row] = await database
      .select({
        text: sql<string>`encode(substring(${column} from ${van + 1}::integer for ${DEEL}::integer), ${BASE64})`,
      })
      .from(table)
      .where(where);
    if (row === undefined) return;
    yield Buffer.from(row.text, BASE64);
  }
}
