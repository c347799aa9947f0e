import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { FolderInUseError, lockFolder } from './lockFolder.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adviestool-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const writeLock = (content: unknown): Promise<void> =>
  writeFile(
    path.join(folder, 'adviestool.lock'),
    typeof content === 'string' ? content : JSON.stringify(content),
  );

test('a second opener is refused, until the first lets go', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by process ${process.pid}.`,
  );
  await release();
  await (
    await lockFolder(folder)
  )();
  expect(await readdir(folder)).toEqual([]);
});

test('of many openers at once exactly one gets in', async () => {
  await writeLock({ pid: 4_194_999, started: null, token: 'dood' });
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.each([
  ['of a process that is gone', { pid: 4_194_999, started: null, token: 'x' }],
  ['of a process whose number another one has now', { pid: 1, started: '-1', token: 'x' }],
  ['of an earlier life with the same number', { pid: process.pid, started: '0', token: 'x' }],
  ['that cannot be read', '{"pid":'],
])('a lock %s is taken over', async (_case, content) => {
  await writeLock(content);
  const release = await lockFolder(folder);
  await release();
  expect(await readdir(folder)).toEqual([]);
});

test('a lock of a living process is respected', async () => {
  await writeLock({ pid: process.ppid, started: null, token: 'x' });
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
});
