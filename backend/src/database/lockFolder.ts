import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readFile, stat, type FileHandle } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

import { errorCodeOf } from '../watch/errorCodeOf.ts';

const LOCK_FILE = 'adviestool.lock';

/** Milliseconds between two looks whether the lock is still the folder's. */
const WATCH_INTERVAL = 500;

/** Milliseconds in which a holder whose lock file was taken away has noticed that. */
const NOTICE_TIME = 4 * WATCH_INTERVAL;

/** What it says when another one has the lock. */
const IS_HELD = 1;

type Locker = readonly [program: string, ...args: string[]];

/**
 * Programs that lock the open file that they get as number 3, and end: the lock stays with the file, which
 * this process keeps open. The first is of every Linux, the second of macOS too.
 */
export const LOCKERS: readonly Locker[] = [
  ['flock', '-x', '-n', '3'],
  ['perl', '-e', 'open(my $f, "+<&=", 3) or exit 2; exit(flock($f, 6) ? 0 : 1)'],
];

/** Another process, on this machine or in another container, has the folder open. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/** The system has nothing by which a folder can be locked. */
export class NoLockError extends Error {
  override readonly name = 'NoLockError';
}

/** @returns the exit code; null when there is no such program */
const runLocker = async (
  [program, ...args]: Locker,
  { fd }: FileHandle,
): Promise<number | null> => {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', fd] });
  try {
    await once(child, 'spawn');
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? 2;
};

/** Locks an open file. @returns false when another process has it */
const lockFile = async (file: FileHandle, lockers: readonly Locker[]): Promise<boolean> => {
  for (const locker of lockers) {
    const code = await runLocker(locker, file);
    if (code === 0) return true;
    if (code === IS_HELD) return false;
  }
  throw new NoLockError(
    'The data folder cannot be locked: this system has neither flock (util-linux) nor perl. ' +
      'Install one of them, or set DATABASE_URL.',
  );
};

/** Whether the lock file in the folder is still the one that is open here. */
const isOfFolder = async (file: FileHandle, name: string): Promise<boolean> => {
  const held = await file.stat();
  try {
    const found = await stat(name);
    return held.ino === found.ino && held.dev === found.dev;
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return false;
    throw error;
  }
};

/** Who has it, as the holder wrote it; only to be read by people. */
const holderOf = async (name: string): Promise<string> => {
  const text = await readFile(name, 'utf8').catch(() => '');
  return text === '' ? 'another process' : text.trim();
};

const isThere = async (folder: string): Promise<boolean> =>
  stat(folder).then(
    () => true,
    () => false,
  );

/** Whether a database is in it, of either kind. */
const hasData = async (folder: string): Promise<boolean> => {
  const found = await Promise.all(
    ['database', 'postgres'].map((name) => isThere(path.join(folder, name))),
  );
  return found.includes(true);
};

const openLocked = async (folder: string, lockers: readonly Locker[]): Promise<FileHandle> => {
  const name = path.join(folder, LOCK_FILE);
  const isKnown = await isThere(name);
  const file = await open(name, 'a+', 0o600);
  try {
    if (!(await lockFile(file, lockers))) {
      throw new FolderInUseError(
        `The data folder ${folder} is in use by ${await holderOf(name)}. ` +
          'Stop that one first, or set DATA_DIR to another folder.',
      );
    }
    // A lock file that is gone from a folder with data was taken away: its holder may still be there.
    if (!isKnown && (await hasData(folder))) {
      await setTimeoutPromise(NOTICE_TIME);
    }
    if (!(await isOfFolder(file, name))) {
      throw new FolderInUseError(`The data folder ${folder} is in use by another start.`);
    }
    await file.truncate();
    await file.write(`process ${process.pid} on ${hostname()}\n`);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
};

/** A folder that this process has for itself. */
export interface FolderLock {
  /** The number of the open file: who inherits it holds the lock too. */
  fd: number;
  release: () => Promise<void>;
}

/**
 * Locks a data folder for this process, for the embedded database itself does not notice a second opener. The
 * lock is the operating system's, on an open file: it holds across containers, and ends with the process,
 * however that ends. The file stays, for who takes a lock file away lets two processes in.
 * @param onLost called once when the lock file was taken away or replaced: nothing may be written then
 * @param lockers tried in this order
 * @throws FolderInUseError, NoLockError
 */
export const lockFolder = async (
  folder: string,
  onLost: () => void,
  lockers = LOCKERS,
): Promise<FolderLock> => {
  await mkdir(folder, { recursive: true });
  const name = path.join(folder, LOCK_FILE);
  const file = await openLocked(folder, lockers);
  const look = async (): Promise<void> => {
    if (await isOfFolder(file, name).catch(() => false)) return;
    clearInterval(timer);
    onLost();
  };
  const timer = setInterval(() => void look(), WATCH_INTERVAL);
  timer.unref();
  return {
    fd: file.fd,
    release: async () => {
      clearInterval(timer);
      await file.close();
    },
  };
};
