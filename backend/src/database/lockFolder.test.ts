import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { FolderInUseError, LOCKERS, lockFolder, NoLockError } from './lockFolder.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adviestool-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const fail = (): void => {
  throw new Error('The lock was lost.');
};

const lockFile = (): string => path.join(folder, 'adviestool.lock');

test('a second opener is refused, until the first lets go', async () => {
  const { release } = await lockFolder(folder, fail);
  await expect(lockFolder(folder, fail)).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(folder, fail)).rejects.toThrow(
    new RegExp(`The data folder ${folder} is in use by process ${process.pid} on `),
  );
  await release();
  const again = await lockFolder(folder, fail);
  await again.release();
  expect(await readdir(folder)).toEqual(['adviestool.lock']);
});

test('a folder that is not there yet is made', async () => {
  const { release } = await lockFolder(path.join(folder, 'nieuw'), fail);
  expect(await readdir(path.join(folder, 'nieuw'))).toEqual(['adviestool.lock']);
  await release();
});

test('where flock is not there perl locks, and refuses a second opener', async () => {
  const lockers = [['no-such-program'], ...LOCKERS.slice(1)] as const;
  const { release } = await lockFolder(folder, fail, { lockers });
  await expect(lockFolder(folder, fail, { lockers })).rejects.toThrow(FolderInUseError);
  await release();
});

test('where nothing locks it is refused with what to install', async () => {
  const opened = lockFolder(folder, fail, { lockers: [['no-such-program']] });
  await expect(opened).rejects.toMatchObject({
    name: 'NoLockError',
    message: expect.stringMatching(
      /^The data folder cannot be locked: .* flock .* perl\. Install one of them, or set DATABASE_URL\.$/,
    ),
  });
});

test('on Windows the lock is that nobody else opens the file, for which no program is needed', async () => {
  const { release } = await lockFolder(folder, fail, { lockers: [], platform: 'win32' });
  expect(await readFile(lockFile(), 'utf8')).toMatch(/^process \d+ on \S+\n$/);
  await release();
  await expect(lockFolder(folder, fail, { lockers: [], platform: 'linux' })).rejects.toThrow(
    NoLockError,
  );
});

test('of many openers at once exactly one gets in', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, () => lockFolder(folder, fail)),
  );
  const got = results.filter((result) => result.status === 'fulfilled');
  expect(got).toHaveLength(1);
  await got[0]?.value.release();
});

test.each([
  ['of a living process in its text', `process ${process.pid} on here\n`],
  ['of an earlier release', JSON.stringify({ pid: process.ppid, started: null, token: 'x' })],
  ['that cannot be read', '{"pid":'],
])('a file %s that nobody has locked is no lock', async (_case, content) => {
  await writeFile(lockFile(), content);
  const { release } = await lockFolder(folder, fail);
  expect(await readFile(lockFile(), 'utf8')).toMatch(/^process \d+ on \S+\n$/);
  await release();
});

test('a holder whose lock file is taken away is told before the next one is in [storing 31]', async () => {
  await mkdir(path.join(folder, 'database'));
  const lost = jest.fn();
  const { release } = await lockFolder(folder, lost);
  await rm(lockFile());
  const { release: next } = await lockFolder(folder, fail);
  expect(lost).toHaveBeenCalledTimes(1);
  await release();
  await next();
});

/** Locks a folder below and takes that away. @returns once its holder is told of it */
const isTold = async (name: string, take: (own: string) => Promise<void>): Promise<boolean> => {
  const own = path.join(folder, name);
  const lock = new EventEmitter();
  const told = once(lock, 'lost');
  const { release } = await lockFolder(own, () => void lock.emit('lost'));
  await take(own);
  await told;
  await release();
  return true;
};

const takeFile = (own: string): Promise<void> => rm(path.join(own, 'adviestool.lock'));

const takeFolder = async (own: string): Promise<void> => {
  await rm(own, { recursive: true });
  await writeFile(own, 'no folder');
};

test('a holder is told too when nobody takes its place, or when the folder is gone [storing 31]', async () => {
  expect(await isTold('weg', takeFile)).toBe(true);
  expect(await isTold('vervangen', takeFolder)).toBe(true);
});

test('a holder that has its lock, or let it go, is told nothing', async () => {
  const lost = jest.fn();
  const { release } = await lockFolder(path.join(folder, 'houdt'), lost);
  const other = await lockFolder(path.join(folder, 'liet los'), lost);
  await other.release();
  // Both would have looked by the time that later ones are told.
  for (const later of ['een', 'twee']) expect(await isTold(later, takeFile)).toBe(true);
  expect(lost).not.toHaveBeenCalled();
  await release();
});

test('who locked a file that is no longer in the folder is refused, and keeps nothing open', async () => {
  const lockers = [['rm', lockFile()]] as const;
  await expect(lockFolder(folder, fail, { lockers })).rejects.toThrow(FolderInUseError);
  const open = await readdir('/proc/self/fd').catch(() => []);
  const files = await Promise.all(
    open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  );
  expect(files.filter((file) => file.startsWith(lockFile()))).toEqual([]);
});

test('a folder with data whose lock file is known waits for no holder to notice', async () => {
  const opened: string[] = [];
  const openWithData = async (name: string, lock: string | null): Promise<void> => {
    const own = path.join(folder, name);
    await mkdir(path.join(own, 'database'), { recursive: true });
    if (lock !== null) await writeFile(path.join(own, 'adviestool.lock'), lock);
    const { release } = await lockFolder(own, fail);
    opened.push(name);
    await release();
  };
  await Promise.all([openWithData('onbekend', null), openWithData('bekend', '')]);
  expect(opened).toEqual(['bekend', 'onbekend']);
});

test('a process that holds a folder and has nothing else to do ends by itself', async () => {
  const script = [
    `import { lockFolder } from ${JSON.stringify(new URL('lockFolder.ts', import.meta.url).href)};`,
    `await lockFolder(${JSON.stringify(folder)}, () => undefined);`,
  ].join('\n');
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  // One that does not end is killed, and then has no code.
  const child = spawn(process.execPath, args, { timeout: 30_000 });
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
}, 40_000);
