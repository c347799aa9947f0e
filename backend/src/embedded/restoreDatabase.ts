import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { PGlite } from '@electric-sql/pglite';
import type { Client } from 'pg';

import { BackupError } from '../database/backupError.ts';
import { readBackup } from './backupFile.ts';
import { databaseFolders } from './databaseFolders.ts';
import { usablePrograms } from './findPrograms.ts';
import { makeCluster } from './makeCluster.ts';
import { finishMove } from './moveToPostgres.ts';
import { withDatabase } from './withDatabase.ts';

/** Of a backup, in its folder. */
export const BACKUP_FILE = 'database.ndjson.gz';
/** The same of releases of which the database was always PGlite: its files. */
const FORMER_FILE = 'database.tar.gz';

const gunzipped = promisify(gunzip);

const ignore = (): void => undefined;

const countProjects = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ aantal: number }>(
    'select count(*)::int as aantal from projects',
  );
  return rows[0]?.aantal ?? 0;
};

const unpackFiles = async (file: string, folder: string): Promise<void> => {
  // PGlite throws once more, where nobody can catch it, when what it opens is no archive.
  process.on('unhandledRejection', ignore);
  try {
    const loadDataDir = new Blob([await gunzipped(await readFile(file))]);
    await (await PGlite.create(folder, { loadDataDir })).close();
  } finally {
    process.off('unhandledRejection', ignore);
  }
};

interface Restored {
  /** Where the database is, and where it belongs. */
  fresh: string;
  place: string;
  projects: number;
}

const makeOf = async (dataDir: string, backup: string, lock: number): Promise<Restored> => {
  const { postgres, pglite } = databaseFolders(dataDir);
  const names = new Set(await readdir(backup).catch((): string[] => []));
  const name = [BACKUP_FILE, FORMER_FILE].find((each) => names.has(each));
  if (name === undefined) {
    throw new BackupError(`In ${backup} staat geen backup (${BACKUP_FILE}).`);
  }
  const file = path.join(backup, name);
  const programs = name === FORMER_FILE ? null : await usablePrograms();
  const place = programs === null ? pglite : postgres;
  const fresh = `${place}.deel`;
  await rm(fresh, { recursive: true, force: true });
  try {
    if (name === FORMER_FILE) await unpackFiles(file, fresh);
    else if (programs !== null) await makeCluster(programs.initdb, fresh);
    const program = programs?.postgres ?? null;
    const projects = await withDatabase({ folder: fresh, program, lock }, async (client) => {
      if (name === BACKUP_FILE) await readBackup(client, file);
      return countProjects(client);
    });
    return { fresh, place, projects };
  } catch (cause) {
    await rm(fresh, { recursive: true, force: true });
    throw new BackupError('Deze backup is niet te openen; er is niets veranderd.', { cause });
  }
};

interface Restore {
  /** The folder of the backup. */
  backup: string;
  /** What is put behind the name of what was there. */
  former: string;
  lock: number;
  putSecretsBack: () => Promise<void>;
}

/**
 * Puts a backup in the place of the database of a locked data folder, after it was opened: a damaged one changes
 * nothing.
 * @returns the number of projects, and where what was there is now
 * @throws BackupError
 */
export const restoreDatabase = async (
  dataDir: string,
  { backup, former, lock, putSecretsBack }: Restore,
): Promise<{ projects: number; kept: string[] }> => {
  const folders = databaseFolders(dataDir);
  const { fresh, place, projects } = await makeOf(dataDir, backup, lock);
  await finishMove(folders);
  const standing = [folders.postgres, folders.pglite].filter((folder) => existsSync(folder));
  for (const folder of standing) await rename(folder, folder + former);
  await putSecretsBack();
  // Last: broken off before this, nothing starts on half of it (`checkDatabaseFolder`).
  await rename(fresh, place);
  return { projects, kept: standing.map((folder) => folder + former) };
};
