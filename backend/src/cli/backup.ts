import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { PGlite } from '@electric-sql/pglite';

import { certificatenbestandOf } from '../bewijs/certificatenbestand.ts';
import { sleutelbestandOf } from '../bewijs/sleutelbestand.ts';
import { readConfig, type Config } from '../config/config.ts';
import { BackupError } from '../database/backupError.ts';
import { askForBackup, dumpDatabase } from '../database/backupRequests.ts';
import { FolderInUseError, lockFolder } from '../database/lockFolder.ts';
import { errorCodeOf } from '../watch/errorCodeOf.ts';
import { reasonOf } from '../database/reasonOf.ts';

const USAGE = 'pnpm backup [--naar MAP]\npnpm restore MAP\n';

/** Milliseconds that a running backend gets to make a backup. */
const ANSWER_LIMIT = 300_000;

const DATABASE = 'database.tar.gz';

const gunzipped = promisify(gunzip);

/** Names in a backup of the secrets that go with the database, and where an installation has them. */
const secretsOf = (config: Config): [name: string, file: string][] => [
  ['sign-key', path.join(config.dataDir, 'sign-key')],
  ['rapportsleutels.json', sleutelbestandOf(config)],
  ['rapportsleutels.certificaten.json', certificatenbestandOf(config)],
];

/** The moment as part of a file name. */
const stamp = (): string => new Date().toISOString().replaceAll(':', '-').slice(0, 19);

/** @returns false when it is not there */
const ifThere = async (act: Promise<void>): Promise<boolean> => {
  try {
    await act;
    return true;
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOENT') throw error;
    return false;
  }
};

const isLost = (): void => {
  process.stderr.write('De datamap is niet meer van deze opdracht.\n');
  process.exit(1);
};

/** Does something with a data folder that no backend has open. @throws FolderInUseError */
const alone = async (dataDir: string, act: () => Promise<void>): Promise<void> => {
  const release = await lockFolder(dataDir, isLost);
  try {
    await act();
  } finally {
    await release();
  }
};

const dumpClosed = async (dataDir: string, target: string): Promise<void> => {
  const client = await PGlite.create(path.join(dataDir, 'database'));
  try {
    await writeFile(target, await dumpDatabase(client), { mode: 0o600 });
  } finally {
    await client.close();
  }
};

/** A copy when the folders are on different file systems. */
const move = async (from: string, to: string): Promise<void> => {
  try {
    await rename(from, to);
  } catch (error) {
    if (errorCodeOf(error) !== 'EXDEV') throw error;
    await copyFile(from, to);
    await rm(from);
  }
};

const backUp = async (config: Config, to: string | undefined): Promise<string> => {
  const { dataDir } = config;
  const folder = path.resolve(to ?? path.join(dataDir, 'backups', stamp()));
  if (existsSync(folder)) {
    throw new BackupError(`${folder} bestaat al. Noem een map die er nog niet is.`);
  }
  // Under its own name it is whole: what was broken off is no backup.
  const deel = `${folder}.deel`;
  await rm(deel, { recursive: true, force: true });
  await mkdir(deel, { recursive: true, mode: 0o700 });
  const target = path.join(deel, DATABASE);
  try {
    await alone(dataDir, () => dumpClosed(dataDir, target));
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    await move(await askForBackup(dataDir, ANSWER_LIMIT), target);
  }
  for (const [name, file] of secretsOf(config)) {
    await ifThere(copyFile(file, path.join(deel, name)));
  }
  await rename(deel, folder);
  return `De backup staat in ${folder}. Er staan geheimen in: bewaar die map gesloten.\n`;
};

const ignore = (): void => undefined;

/** Opens what is to be put back, so that a damaged file is found before anything is replaced. */
const unpack = async (archive: Uint8Array, folder: string): Promise<number> => {
  // PGlite throws once more, where nobody can catch it, when what it opens is no archive.
  process.on('unhandledRejection', ignore);
  try {
    const loadDataDir = new Blob([await gunzipped(archive)]);
    const client = await PGlite.create(folder, { loadDataDir });
    const { rows } = await client.query<{ aantal: number }>(
      'select count(*)::int as aantal from projects',
    );
    await client.close();
    return rows[0]?.aantal ?? 0;
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    throw new BackupError('Deze backup is niet te openen; er is niets veranderd.', { cause });
  } finally {
    process.off('unhandledRejection', ignore);
  }
};

const readBackup = async (folder: string): Promise<Uint8Array> => {
  try {
    return await readFile(path.join(folder, DATABASE));
  } catch (cause) {
    const code = errorCodeOf(cause);
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw cause;
    throw new BackupError(`In ${folder} staat geen backup (${DATABASE}).`, { cause });
  }
};

const putBack = async (config: Config, backup: string): Promise<string> => {
  const { dataDir } = config;
  const database = path.join(dataDir, 'database');
  const former = `.voor-${stamp()}`;
  let said = '';
  await alone(dataDir, async () => {
    const archive = await readBackup(backup);
    const fresh = `${database}.nieuw`;
    await rm(fresh, { recursive: true, force: true });
    said = `Teruggezet: ${await unpack(archive, fresh)} projecten.`;
    if (await ifThere(rename(database, database + former))) {
      said += ` Wat er stond heet nu ${database}${former}; verwijder dat als alles klopt.`;
    }
    for (const [name, file] of secretsOf(config)) {
      await ifThere(copyFile(file, file + former));
      await ifThere(copyFile(path.join(backup, name), file));
    }
    // Last: broken off before this, nothing starts on half of it (`checkDatabaseFolder`).
    await rename(fresh, database);
  });
  return `${said}\n`;
};

const readOptions = () => {
  try {
    return parseArgs({ options: { naar: { type: 'string' } }, allowPositionals: true });
  } catch {
    // An option that there is not.
    return null;
  }
};

const run = async (): Promise<string | null> => {
  const options = readOptions();
  if (options === null) return null;
  const { values, positionals } = options;
  const config = readConfig(process.env);
  if (config.databaseUrl !== null) {
    throw new BackupError(
      'Met DATABASE_URL maakt PostgreSQL zelf de backup: pg_dump, zie docs/backup.md.',
    );
  }
  const [command, folder, ...rest] = positionals;
  if (command === 'backup' && folder === undefined) return backUp(config, values.naar);
  if (command !== 'restore' || folder === undefined || rest.length > 0) return null;
  return putBack(config, path.resolve(folder));
};

try {
  const said = await run();
  if (said === null) process.exitCode = 1;
  (said === null ? process.stderr : process.stdout).write(said ?? USAGE);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}
