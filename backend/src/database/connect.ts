import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Client, Pool, type DatabaseError } from 'pg';

import { createWatch, type Watch } from '../watch/createWatch.ts';
import { watchStatements } from '../watch/watchStatements.ts';
import { isOfReplica } from './databaseErrors.ts';
import { brokenDatabase, checkDatabaseFolder, closeDataFolder } from './dataFolder.ts';
import { answerBackupRequests } from './backupRequests.ts';
import { hasRoomIn, keepRoom } from './diskRoom.ts';
import { fillMerken } from './fillMerken.ts';
import { lockFolder } from './lockFolder.ts';
import { refuseNewerDatabase } from './newerDatabase.ts';
import { createSearchIndex } from './searchIndex.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

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
  /** Null: the embedded database has no pool. */
  poolUse(): PoolUse | null;
  /** Brings the tables up to date; several instances may do so at once. */
  migrate(): Promise<void>;
  /** Tells of idle connections that broke; the next call opens another. */
  onLost(listener: (error: Error) => void): void;
  close(): Promise<void>;
  /** Whether more can be written; what only the database itself knows counts as room. */
  hasRoom: () => boolean;
}

const ignore = (): void => undefined;

const alwaysRoom = (): boolean => true;

export interface EmbeddedOptions {
  watch?: Watch | undefined;
  /** Whether it may write. */
  hasRoom?: (() => boolean) | undefined;
}

/** Wraps a started PGlite. */
export const embeddedHandle = (
  client: PGlite,
  { watch = createWatch(), hasRoom = alwaysRoom }: EmbeddedOptions = {},
): DatabaseHandle => {
  const database = drizzleEmbedded(watchStatements(keepRoom(client, hasRoom), watch));
  return {
    database,
    poolUse: () => null,
    migrate: async () => {
      await refuseNewerDatabase((text) => client.query(text), MIGRATIONS);
      await migrateEmbedded(database, { migrationsFolder: MIGRATIONS });
      await fillMerken(database);
    },
    onLost: ignore,
    close: () => client.close(),
    hasRoom,
  };
};

const createEmbedded = async (folder: string): Promise<PGlite> => {
  await checkDatabaseFolder(folder);
  try {
    return await PGlite.create(folder);
  } catch (error) {
    throw brokenDatabase(folder, error);
  }
};

/** Ends the process at once: closing the database would write to a folder that another one may have now. */
const leave = (dataDir: string): never => {
  process.stderr.write(`The lock of the data folder ${dataDir} was taken away.\n`);
  process.exit(1);
};

/**
 * Opens the embedded database in a folder that no other process has open.
 * @throws FolderInUseError, NoLockError, DataFolderError
 */
const openEmbedded = async (dataDir: string, watch?: Watch): Promise<DatabaseHandle> => {
  await closeDataFolder(dataDir);
  const release = await lockFolder(dataDir, () => leave(dataDir));
  try {
    const client = await createEmbedded(path.join(dataDir, 'database'));
    const handle = embeddedHandle(client, { watch, hasRoom: hasRoomIn(dataDir) });
    const stopBackups = answerBackupRequests(client, dataDir);
    return {
      ...handle,
      close: async () => {
        await stopBackups();
        await handle.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
};

const migrateAlone = async (connectionString: string): Promise<void> => {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewerDatabase((text) => client.query(text), MIGRATIONS);
    const database = drizzlePostgres(client);
    await migratePostgres(database, { migrationsFolder: MIGRATIONS });
    await fillMerken(database);
    await createSearchIndex(client);
  } finally {
    await client.end();
  }
};

interface PostgresOptions {
  /** Milliseconds within which it must answer, for who has more time than a request. */
  answerLimit?: number;
  /** Connections at most. */
  poolSize?: number;
  /** Is told of every statement. */
  watch?: Watch;
}

/** Opens a PostgreSQL; it connects at the first call. */
export const openPostgres = (
  connectionString: string,
  { answerLimit = ANSWER_LIMIT, poolSize = 10, watch = createWatch() }: PostgresOptions = {},
): DatabaseHandle => {
  const pool = new Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: ANSWER_LIMIT,
    query_timeout: answerLimit,
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
    database: drizzlePostgres(watchStatements(pool, watch)),
    poolUse: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    migrate: () => migrateAlone(connectionString),
    onLost: (listener) => pool.on('error', listener),
    close: () => pool.end(),
    hasRoom: alwaysRoom,
  };
};

/**
 * Opens PostgreSQL when there is a URL, else the embedded database.
 * @throws FolderInUseError when the embedded folder is open elsewhere
 */
export const connect = async ({
  databaseUrl,
  dataDir,
  ...options
}: PostgresOptions & {
  databaseUrl: string | null;
  dataDir: string;
}): Promise<DatabaseHandle> =>
  databaseUrl === null ? openEmbedded(dataDir, options.watch) : openPostgres(databaseUrl, options);
