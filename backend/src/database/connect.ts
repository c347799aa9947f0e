import { fileURLToPath } from 'node:url';

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { Client, Pool, type ClientBase, type DatabaseError } from 'pg';

import { createWatch, type Watch } from '../watch/createWatch.ts';
import { watchStatements } from '../watch/watchStatements.ts';
import { isOfReplica } from './databaseErrors.ts';
import type { Listen } from './berichten.ts';
import { alwaysRoom, keepRoom } from './diskRoom.ts';
import { fillMerken } from './fillMerken.ts';
import { listenInPool } from './listenInPool.ts';
import { listenPostgres } from './listenPostgres.ts';
import { refuseNewerDatabase } from './newerDatabase.ts';
import { createSearchIndex } from './searchIndex.ts';

/** Of the tables; also for who brings them to the state of an earlier release. */
export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Milliseconds within which the database must answer. */
const ANSWER_LIMIT = 2_000;

/** Any number will do, as long as every instance takes the same. */
const MIGRATION_LOCK = 727_001;

/** Either database, or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Connections of this process to the database: there, doing nothing, and asked for in vain so far. */
export interface PoolUse {
  total: number;
  idle: number;
  waiting: number;
}

export interface DatabaseHandle {
  database: Database;
  /** Null: it has no pool. */
  poolUse(): PoolUse | null;
  /** Brings the tables up to date; several instances may do so at once. */
  migrate(): Promise<void>;
  /** Tells of idle connections that broke; the next call opens another. */
  onLost(listener: (error: Error) => void): void;
  close(): Promise<void>;
  /** Hears what instances on this database tell each other. */
  listen: Listen;
  /** Whether more can be written; what only the database itself knows counts as room. */
  hasRoom: () => boolean;
}

const ignore = (): void => undefined;

const migrateAlone = async (connectionString: string): Promise<void> => {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewerDatabase((text) => client.query(text), MIGRATIONS);
    const database = drizzle(client);
    await migrate(database, { migrationsFolder: MIGRATIONS });
    await fillMerken(database);
    await createSearchIndex(client);
  } finally {
    await client.end();
  }
};

export interface PostgresOptions {
  /** Milliseconds within which it must answer, for who has more time than a request. */
  answerLimit?: number;
  /** Milliseconds more after which what runs is left to itself; only for who then ends the database. */
  patience?: number;
  /** Milliseconds to wait for a connection. */
  connectLimit?: number;
  /** Whether it may write. */
  hasRoom?: () => boolean;
  /** Connections at most; when it is one, that hears the channel too. */
  poolSize?: number;
  /** Is told of every statement. */
  watch?: Watch;
}

/** A database that is reached by connections. */
export interface PostgresHandle extends DatabaseHandle {
  /** Does something on a connection that nobody has after it. */
  withClient: <T>(act: (client: ClientBase) => Promise<T>) => Promise<T>;
}

/** Opens a PostgreSQL; it connects at the first call. */
export const openPostgres = (
  connectionString: string,
  {
    answerLimit = ANSWER_LIMIT,
    patience = 0,
    connectLimit = ANSWER_LIMIT,
    poolSize = 10,
    hasRoom = alwaysRoom,
    watch = createWatch(),
  }: PostgresOptions = {},
): PostgresHandle => {
  const pool = new Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: connectLimit,
    query_timeout: answerLimit + patience,
    statement_timeout: answerLimit,
    idle_in_transaction_session_timeout: 5 * answerLimit,
  });
  // A connection that breaks would otherwise end the process: idle, or between statements of a transaction.
  pool.on('error', ignore);
  pool.on('connect', (client) => {
    client.on('error', ignore);
    client.connection.on('errorMessage', ({ code = '' }: DatabaseError) => {
      // A name may lead elsewhere by now than to what became a replica.
      if (isOfReplica(code)) void client.end();
    });
  });
  return {
    listen: poolSize === 1 ? listenInPool(pool) : listenPostgres(connectionString),
    database: drizzle(watchStatements(keepRoom(pool, hasRoom), watch)),
    poolUse: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    migrate: () => migrateAlone(connectionString),
    onLost: (listener) => pool.on('error', listener),
    close: () => pool.end(),
    withClient: async (act) => {
      const client = await pool.connect();
      try {
        return await act(client);
      } finally {
        client.release(true);
      }
    },
    hasRoom,
  };
};
