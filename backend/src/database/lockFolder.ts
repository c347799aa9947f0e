import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, mkdir, open, readFile, stat, type FileHandle } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

import { errorCodeOf } from '../watch/errorCodeOf.ts';

const LOCK_FILE = 'adviestool.lock';

/** Read and written, and made; not only added to, which Windows lets nobody cut off. */
const OPEN = constants.O_RDWR | constants.O_CREAT;

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

/**
 * Of libuv, which has no name in Node: on Windows nobody else opens a file that is opened with it, so that no
 * program is needed to lock it. Elsewhere it says nothing.
 */
const EXCLUSIVE = 0x10_00_00_00;

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

const inUse = async (folder: string): Promise<FolderInUseError> =>
  new FolderInUseError(
    `The data folder ${folder} is in use by ${await holderOf(path.join(folder, LOCK_FILE))}. ` +
      'Stop that one first, or set DATA_DIR to another folder.',
  );

/** Opens the lock file for this process alone. */
const openExclusive = async (folder: string): Promise<FileHandle> => {
  try {
    return await open(path.join(folder, LOCK_FILE), OPEN | EXCLUSIVE, 0o600);
  } catch (error) {
    throw errorCodeOf(error) === 'EBUSY' ? await inUse(folder) : error;
  }
};

/** Opens the lock file and locks it. */
const openAndLock = async (folder: string, lockers: readonly Locker[]): Promise<FileHandle> => {
  const file = await open(path.join(folder, LOCK_FILE), OPEN, 0o600);
  try {
    if (await lockFile(file, lockers)) return file;
    throw await inUse(folder);
  } catch (error) {
    await file.close();
    throw error;
  }
};

const openLocked = async (
  folder: string,
  openLock: () => Promise<FileHandle>,
): Promise<FileHandle> => {
  const name = path.join(folder, LOCK_FILE);
  const isKnown = await isThere(name);
  const file = await openLock();
  try {
    // A lock file that is gone from a folder with data was taken away: its holder may still be there.
    if (!isKnown && (await hasData(folder))) {
      await setTimeoutPromise(NOTICE_TIME);
    }
    if (!(await isOfFolder(file, name))) {
      throw new FolderInUseError(`The data folder ${folder} is in use by another start.`);
    }
    await file.truncate();
    await file.write(`process ${process.pid} on ${hostname()}\n`, 0);
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

interface LockOptions {
  /** Tried in this order, except on Windows; absent: those of this system. */
  lockers?: readonly Locker[];
  /** Absent: this one. */
  platform?: NodeJS.Platform;
}

/**
 * Locks a data folder for this process, for the embedded database itself does not notice a second opener. The
 * lock is the operating system's, on an open file: it holds across containers, and ends with the process,
 * however that ends. The file stays, for who takes a lock file away lets two processes in.
 * @param onLost called once when the lock file was taken away or replaced: nothing may be written then
 * @throws FolderInUseError, NoLockError
 */
export const lockFolder = async (
  folder: string,
  onLost: () => void,
  { lockers = LOCKERS, platform = process.platform }: LockOptions = {},
): Promise<FolderLock> => {
  await mkdir(folder, { recursive: true });
  const name = path.join(folder, LOCK_FILE);
  const file = await openLocked(folder, () =>
    platform === 'win32' ? openExclusive(folder) : openAndLock(folder, lockers),
  );
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
