import { openPostgres, type DatabaseHandle, type PostgresOptions } from '../database/connect.ts';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

import { closeDataFolder } from '../database/dataFolder.ts';
import { isUnanswered } from '../database/databaseErrors.ts';
import { hasRoomIn } from '../database/diskRoom.ts';
import { lockFolder } from '../database/lockFolder.ts';
import { createWatch } from '../watch/createWatch.ts';
import { answerBackupRequests } from './backupRequests.ts';
import { writeBackup } from './backupFile.ts';
import { runEmbedded } from './runEmbedded.ts';

/** Milliseconds that a statement gets; who waits for a connection waits for those of others too. */
const ANSWER_LIMIT = 30_000;
/** Milliseconds in which PostgreSQL itself breaks such a statement off, before all of it is ended. */
const PATIENCE = 5000;
/** Milliseconds that what runs gets to end when the database is closed. */
const CLOSE_LIMIT = 1000;

/** Ends the process at once: closing the database would write to a folder that another one may have now. */
const leave = (dataDir: string): never => {
  process.stderr.write(`The lock of the data folder ${dataDir} was taken away.\n`);
  process.exit(1);
};

/**
 * Opens the embedded database in a folder that no other process has open.
 * @throws FolderInUseError, NoLockError, DataFolderError
 */
const openEmbedded = async (
  dataDir: string,
  { watch = createWatch(), ...options }: PostgresOptions,
): Promise<DatabaseHandle> => {
  await closeDataFolder(dataDir);
  const lock = await lockFolder(dataDir, () => leave(dataDir));
  try {
    const { running, isPostgres } = await runEmbedded(dataDir, lock.fd);
    const handle = openPostgres(running.url, {
      answerLimit: ANSWER_LIMIT,
      patience: isPostgres ? PATIENCE : 0,
      connectLimit: ANSWER_LIMIT,
      ...options,
      // It has one connection.
      ...(!isPostgres && { poolSize: 1 }),
      hasRoom: hasRoomIn(dataDir),
      watch,
    });
    // What runs longer would hold up the others for good.
    watch.listen({
      end: ({ kind }, { error }) => {
        if (kind === 'statement' && isUnanswered(error)) running.kill();
      },
    });
    let isClosing = false;
    const stopBackups = answerBackupRequests(
      (file) => handle.withClient((client) => writeBackup(client, file)),
      dataDir,
    );
    return {
      ...handle,
      onLost: (listener) => {
        // What is connected still when the database is stopped is not lost.
        handle.onLost((error) => {
          if (!isClosing) listener(error);
        });
        running.onEnded((reason) =>
          listener(new Error(`The embedded database is started again: ${reason}`)),
        );
      },
      close: async () => {
        isClosing = true;
        await stopBackups();
        await Promise.race([handle.close(), setTimeoutPromise(CLOSE_LIMIT)]);
        await running.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
};

/**
 * Opens PostgreSQL when there is a URL, else the embedded database.
 * @throws FolderInUseError when the embedded folder is open elsewhere
 */
export const openDatabase = async ({
  databaseUrl,
  dataDir,
  ...options
}: PostgresOptions & {
  databaseUrl: string | null;
  dataDir: string;
}): Promise<DatabaseHandle> =>
  databaseUrl === null ? openEmbedded(dataDir, options) : openPostgres(databaseUrl, options);
