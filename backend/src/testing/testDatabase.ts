import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

import type { Config } from '../config/config.ts';
import { MIGRATIONS, openPostgres, type DatabaseHandle } from '../database/connect.ts';
import type { Watch } from '../watch/createWatch.ts';
import { embeddedHandle } from './embeddedHandle.ts';

/** Changes with the migrations. */
const hashOfMigrations = async (): Promise<string> => {
  const hash = createHash('sha256');
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted();
  for (const name of names) hash.update(await readFile(path.join(MIGRATIONS, name)));
  return hash.digest('hex').slice(0, 16);
};

const templateFile = async (): Promise<string> =>
  path.join(tmpdir(), `adviestool-template-${await hashOfMigrations()}.tar`);

const makeTemplate = async (file: string): Promise<void> => {
  const client = await PGlite.create();
  await embeddedHandle(client).migrate();
  // Two thirds of the files, which every copy would carry.
  await client.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`);
  const draft = `${file}.${process.pid}`;
  const dump = await client.dumpDataDir('none');
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await rename(draft, file);
  await client.close();
};

/** A PGlite in memory: a copy of a template that the first test file makes. */
const openInMemory = async (watch?: Watch): Promise<DatabaseHandle> => {
  const file = await templateFile();
  if (!existsSync(file)) await makeTemplate(file);
  const loadDataDir = new Blob([await readFile(file)]);
  return embeddedHandle(await PGlite.create({ loadDataDir }), watch);
};

const connected = async <T>(url: string, act: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
};

/** The address of another database of the server. */
const addressOf = (url: string, name: string): string => {
  const own = new URL(url);
  own.pathname = name;
  return own.href;
};

/** Any number will do, as long as every process of a run takes the same. */
const TEMPLATE_LOCK = 727_002;

/** A migrated database that nobody connects to, for copies: the first test file makes it. @returns its name */
const serverTemplate = async (client: Client, url: string): Promise<string> => {
  const name = `adviestool_${await hashOfMigrations()}`;
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) {
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft}`);
    await client.query(`create database ${draft}`);
    const handle = openPostgres(addressOf(url, draft));
    await handle.migrate();
    await handle.close();
    await client.query(`alter database ${draft} rename to ${name}`);
  }
  await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  return name;
};

/** A database of its own on the server of `url`. */
const openOnServer = async (
  url: string,
  watch?: Watch,
): Promise<DatabaseHandle & { url: string }> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await connected(url, async (client) => {
    const template = await serverTemplate(client, url);
    await client.query(`create database ${name} template ${template}`);
  });
  const own = addressOf(url, name);
  const handle = openPostgres(own, watch === undefined ? {} : { watch });
  return {
    ...handle,
    url: own,
    close: async () => {
      await handle.close();
      await connected(url, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
};

/** A migrated, empty database on the PostgreSQL of `TEST_DATABASE_URL`, for several instances. */
export const openSharedDatabase = async (): Promise<DatabaseHandle & { url: string }> =>
  openOnServer(process.env['TEST_DATABASE_URL'] ?? '');

/** A migrated, empty database: on the PostgreSQL of `TEST_DATABASE_URL`, else in memory. */
export const openTestDatabase = (watch?: Watch): Promise<DatabaseHandle> => {
  const url = process.env['TEST_DATABASE_URL'] ?? '';
  return url === '' ? openInMemory(watch) : openOnServer(url, watch);
};

/**
 * The same settings for a server whose test is about something else than the embedded database, which takes seconds to
 * make: on a database of its own on the PostgreSQL of `TEST_DATABASE_URL`, where there is one.
 */
export const withTestDatabase = async (
  config: Config,
): Promise<{ config: Config; remove: () => Promise<void> }> => {
  if ((process.env['TEST_DATABASE_URL'] ?? '') === '') {
    return { config, remove: async () => undefined };
  }
  const opened = await openSharedDatabase();
  return { config: { ...config, databaseUrl: opened.url }, remove: () => opened.close() };
};
