import { randomUUID } from 'node:crypto';
import { access, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

import { BackupError } from '../database/backupError.ts';
import { reasonOf } from '../database/reasonOf.ts';

/*
 * Only the process that has the data folder open can read its database. Who wants a backup meanwhile asks with a file
 * in the data folder, and gets one: `backup-ID.asked` becomes `backup-ID.ndjson.gz`, or `backup-ID.failed` with the reason.
 */

/** Milliseconds between two looks for a question, and for its answer. */
const INTERVAL = 500;

const ASKED = /^(backup-[\da-f-]{36})\.asked$/;

/** What a backend that ended, or who did not wait for its answer, left. */
const LEFT = /^backup-[\da-f-]{36}\.(?:part|ndjson\.gz|failed)$/;

/** Writes a backup to a file that is there. */
type Write = (file: string) => Promise<void>;

const ignore = (): void => undefined;

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const answer = async (write: Write, base: string): Promise<void> => {
  await rename(`${base}.asked`, `${base}.part`);
  try {
    await write(`${base}.part`);
    await rename(`${base}.part`, `${base}.ndjson.gz`);
  } catch (error) {
    await rm(`${base}.part`, { force: true });
    await writeFile(`${base}.failed`, reasonOf(error), { mode: 0o600 });
  }
};

const clearLeft = async (dataDir: string): Promise<void> => {
  for (const name of await readdir(dataDir)) {
    if (LEFT.test(name)) await rm(path.join(dataDir, name), { force: true });
  }
};

/** Makes the backups that are asked for, one at a time, until the returned function is called. */
export const answerBackupRequests = (write: Write, dataDir: string): (() => Promise<void>) => {
  let isBusy = true;
  const look = async (): Promise<void> => {
    try {
      for (const name of await readdir(dataDir)) {
        const base = ASKED.exec(name)?.[1];
        if (base !== undefined) await answer(write, path.join(dataDir, base));
      }
    } catch {
      // A folder that cannot be read now is looked at again; who asked says that there was no answer.
    } finally {
      isBusy = false;
    }
  };
  // A whole database would stay there. What was asked meanwhile is answered after it.
  let running = clearLeft(dataDir).catch(ignore).then(look);
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = look();
  }, INTERVAL);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};

/**
 * Asks the process that has a data folder open for a backup of its database.
 * @param limit milliseconds to wait for it
 * @returns the file, which is the caller's to take away
 * @throws BackupError
 */
export const askForBackup = async (dataDir: string, limit: number): Promise<string> => {
  const base = path.join(dataDir, `backup-${randomUUID()}`);
  await writeFile(`${base}.asked`, '', { mode: 0o600 });
  const end = performance.now() + limit;
  try {
    while (performance.now() < end) {
      if (await isThere(`${base}.ndjson.gz`)) return `${base}.ndjson.gz`;
      if (await isThere(`${base}.failed`)) {
        throw new BackupError(await readFile(`${base}.failed`, 'utf8'));
      }
      await setTimeoutPromise(INTERVAL / 2);
    }
    throw new BackupError('The process that has the data folder open did not answer.');
  } finally {
    await rm(`${base}.asked`, { force: true });
    await rm(`${base}.failed`, { force: true });
  }
};
