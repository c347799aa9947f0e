import { Client } from 'pg';
import { z } from 'zod';

/** Of the server, so that it counts what its statements take. */
export const COUNTS_STATEMENTS = ['shared_preload_libraries=pg_stat_statements'] as const;

const rowSchema = z.object({ query: z.string(), calls: z.coerce.number(), total: z.number() });
const planSchema = z.object({ 'QUERY PLAN': z.string() });

export interface HeavyStatement {
  /** With `$1` in place of values. */
  query: string;
  calls: number;
  /** Milliseconds of all its calls. */
  total: number;
  /** Of any values, a line each. */
  plan: readonly string[];
}

const withClient = async <T>(url: string, act: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
};

/** Begins to count, from nothing. */
export const countStatements = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
    await client.query('SELECT pg_stat_statements_reset()');
  });

/** Those that took the database longest since it counts, with their plans. */
export const heaviestStatements = (url: string, most: number): Promise<HeavyStatement[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `SELECT query, calls, total_exec_time AS total FROM pg_stat_statements
       WHERE query ~* '^(select|insert|update|delete|with)' AND query !~ 'pg_stat_statements'
       ORDER BY total_exec_time DESC LIMIT $1`,
      [most],
    );
    const statements: HeavyStatement[] = [];
    for (const row of z.array(rowSchema).parse(rows)) {
      const plan = await client.query(`EXPLAIN (GENERIC_PLAN, COSTS OFF) ${row.query}`);
      const lines = z.array(planSchema).parse(plan.rows);
      statements.push({ ...row, plan: lines.map((line) => line['QUERY PLAN']) });
    }
    return statements;
  });
