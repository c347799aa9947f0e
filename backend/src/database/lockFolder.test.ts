import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  const release = await lockFolder(folder, fail);
  await expect(lockFolder(folder, fail)).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(folder, fail)).rejects.toThrow(
    new RegExp(`The data folder ${folder} is in use by process ${process.pid} on `),
  );
  await release();
  await (
    await lockFolder(folder, fail)
  )();
  expect(await readdir(folder)).toEqual(['adviestool.lock']);
});

test('a folder that is not there yet is made', async () => {
  const release = await lockFolder(path.join(folder, 'nieuw'), fail);
  expect(await readdir(path.join(folder, 'nieuw'))).toEqual(['adviestool.lock']);
  await release();
});

test('where flock is not there perl locks, and refuses a second opener', async () => {
  const lockers = [['no-such-program'], ...LOCKERS.slice(1)] as const;
  const release = await lockFolder(folder, fail, lockers);
  await expect(lockFolder(folder, fail, lockers)).rejects.toThrow(FolderInUseError);
  await release();
});

test('where nothing locks it is refused with what to install', async () => {
  await expect(lockFolder(folder, fail, [['no-such-program']])).rejects.toThrow(NoLockError);
});

test('of many openers at once exactly one gets in', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, () => lockFolder(folder, fail)),
  );
  const got = results.filter((result) => result.status === 'fulfilled');
  expect(got).toHaveLength(1);
  await got[0]?.value();
});

test.each([
  ['of a living process in its text', `process ${process.pid} on here\n`],
  ['of an earlier release', JSON.stringify({ pid: process.ppid, started: null, token: 'x' })],
  ['that cannot be read', '{"pid":'],
])('a file %s that nobody has locked is no lock', async (_case, content) => {
  await writeFile(lockFile(), content);
  const release = await lockFolder(folder, fail);
  expect(await readFile(lockFile(), 'utf8')).toMatch(/^process \d+ on \S+\n$/);
  await release();
});

test('a holder whose lock file is taken away is told before the next one is in [storing 31]', async () => {
  await mkdir(path.join(folder, 'database'));
  const lost = jest.fn();
  const release = await lockFolder(folder, lost);
  await rm(lockFile());
  const next = await lockFolder(folder, fail);
  expect(lost).toHaveBeenCalledTimes(1);
  await release();
  await next();
});
