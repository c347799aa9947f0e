import { existsSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { awaitSleutels } from '../bewijs/holdSleutels.ts';
import { readConfig, type Config } from '../config/config.ts';
import { BackupError } from '../database/backupError.ts';
import { checkBackup, writeBackup } from '../embedded/backupFile.ts';
import { askForBackup } from '../embedded/backupRequests.ts';
import { checkHasDatabase } from '../embedded/databaseFolders.ts';
import { BACKUP_FILE, restoreDatabase } from '../embedded/restoreDatabase.ts';
import { runEmbedded } from '../embedded/runEmbedded.ts';
import { withConnection } from '../embedded/withDatabase.ts';
import { FolderInUseError, lockFolder } from '../database/lockFolder.ts';
import { errorCodeOf } from '../watch/errorCodeOf.ts';
import { reasonOf } from '../database/reasonOf.ts';
import { makeBackupFolder } from './makeBackupFolder.ts';
import { copySecrets, readSecrets } from './restoreSecrets.ts';

const USAGE = 'pnpm backup [--naar MAP]\npnpm restore MAP\n';

/** Milliseconds that a running backend gets to make a backup. */
const ANSWER_LIMIT = 300_000;

/** The moment as part of a file name. */
const stamp = (): string => new Date().toISOString().replaceAll(':', '-').slice(0, 19);

const isLost = (): void => {
  process.stderr.write('De datamap is niet meer van deze opdracht.\n');
  process.exit(1);
};

/**
 * Does something with a data folder that no backend has open.
 * @param act gets the number of the open file that is its lock
 * @throws FolderInUseError
 */
const alone = async <T>(dataDir: string, act: (lock: number) => Promise<T>): Promise<T> => {
  const lock = await lockFolder(dataDir, isLost);
  try {
    return await act(lock.fd);
  } finally {
    await lock.release();
  }
};

const dumpClosed = async (dataDir: string, target: string): Promise<void> => {
  await alone(dataDir, async (lock) => {
    const { running } = await runEmbedded(dataDir, lock);
    await withConnection(running, (client) => writeBackup(client, target));
  });
};

/** A copy when the folders are on different file systems. */
const move = async (from: string, to: string): Promise<void> => {
  try {
    await rename(from, to);
  } catch (error) {
    if (errorCodeOf(error) !== 'EXDEV') throw error;
    await copyFile(from, to);
    await rm(from, { force: true });
  }
};

/** Says what a backup lacks, which is wrong where the settings name it. */
const tellMissing = (missing: readonly string[], { rapportsleutels }: Config): void => {
  if (missing.length === 0) return;
  const vraag = rapportsleutels === null ? '' : ' Klopt RAPPORT_SLEUTELS?';
  process.stderr.write(`Niet in de backup, want niet gevonden: ${missing.join(', ')}.${vraag}\n`);
  if (rapportsleutels !== null) process.exitCode = 1;
};

const backUp = async (config: Config, to: string | undefined): Promise<string> => {
  const { dataDir } = config;
  const folder = path.resolve(to ?? path.join(dataDir, 'backups', stamp()));
  if (existsSync(folder)) {
    throw new BackupError(`${folder} bestaat al. Noem een map die er nog niet is.`);
  }
  await checkHasDatabase(dataDir);
  const { projects, missing } = await makeBackupFolder(folder, async (inside) => {
    const target = path.join(inside, BACKUP_FILE);
    try {
      await dumpClosed(dataDir, target);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      await move(await askForBackup(dataDir, ANSWER_LIMIT), target);
    }
    const absent = await copySecrets(config, inside);
    return { projects: await checkBackup(target), missing: absent };
  });
  tellMissing(missing, config);
  const aantal = projects === 1 ? '1 project' : `${projects} projecten`;
  return `De backup staat in ${folder}, met ${aantal}. Er staan geheimen in: bewaar die map gesloten.\n`;
};

const putBack = async (config: Config, backup: string): Promise<string> => {
  const { dataDir } = config;
  const former = `.voor-${stamp()}`;
  const putSecretsBack = await readSecrets(config, backup);
  const geheimen: string[] = [];
  const { projects, kept } = await alone(dataDir, (lock) =>
    // Before anything is moved, so that who does not get the keys has changed nothing.
    awaitSleutels(config, () =>
      restoreDatabase(dataDir, {
        backup,
        former,
        lock,
        putSecretsBack: async () => {
          geheimen.push(...(await putSecretsBack(former)));
        },
      }),
    ),
  );
  const stond =
    kept.length === 0
      ? ''
      : ` Wat er stond heet nu ${kept.join(' en ')}; verwijder dat als alles klopt.`;
  return `${[`Teruggezet: ${projects} projecten.${stond}`, ...geheimen].join('\n')}\n`;
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
  if (values.naar !== undefined) {
    throw new BackupError(
      `Een backup wordt alleen teruggezet in de datamap, ${path.resolve(config.dataDir)}. Noem met DATA_DIR een andere, en laat --naar weg.`,
    );
  }
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
