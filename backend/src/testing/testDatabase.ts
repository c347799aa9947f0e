import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

import {
  embeddedHandle,
  openPostgres,
  type DatabaseHandle,
  type EmbeddedOptions,
} from '../database/connect.ts';
import type { Watch } from '../watch/createWatch.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** A name that changes with the migrations. */
const templateFile = async (): Promise<string> => {
  const hash = createHash('sha256');
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted();
  for (const name of names) hash.update(await readFile(path.join(MIGRATIONS, name)));
  return path.join(tmpdir(), `adviestool-template-${hash.digest('hex').slice(0, 16)}.tar`);
};

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

/** An embedded database, in memory or in a folder: a copy of a template that the first test file makes. */
export const openEmbedded = async ({
  dataDir,
  ...options
}: EmbeddedOptions & { dataDir?: string } = {}): Promise<DatabaseHandle> => {
  const file = await templateFile();
  if (!existsSync(file)) await makeTemplate(file);
  const loadDataDir = new Blob([await readFile(file)]);
  const place = dataDir === undefined ? {} : { dataDir };
  return embeddedHandle(await PGlite.create({ ...place, loadDataDir }), options);
};

const run = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A database of its own on the server of `url`. */
const openOnServer = async (
  url: string,
  watch?: Watch,
): Promise<DatabaseHandle & { url: string }> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = name;
  const handle = openPostgres(own.href, watch === undefined ? {} : { watch });
  await handle.migrate();
  return {
    ...handle,
    url: own.href,
    close: async () => {
      await handle.close();
      await run(url, `drop database ${name} with (force)`);
    },
  };
};

/** A migrated, empty database on the PostgreSQL of `TEST_DATABASE_URL`, for several instances. */
export const openSharedDatabase = async (): Promise<DatabaseHandle & { url: string }> =>
  openOnServer(process.env['TEST_DATABASE_URL'] ?? '');

/** A migrated, empty database: on the PostgreSQL of `TEST_DATABASE_URL`, else in memory. */
export const openTestDatabase = (watch?: Watch): Promise<DatabaseHandle> => {
  const url = process.env['TEST_DATABASE_URL'] ?? '';
  return url === '' ? openEmbedded({ watch }) : openOnServer(url, watch);
};
