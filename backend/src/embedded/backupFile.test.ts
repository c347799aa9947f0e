import { afterAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { checkBackup } from './backupFile.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'adviestool-backup-'));
const file = path.join(folder, 'database.ndjson.gz');

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const LINES = [
  { migrated: 0 },
  { table: 'audit', columns: ['id'] },
  { table: 'projects', columns: ['id', 'name'] },
  ['1', 'Een'],
  ['2', null],
  { sums: { audit: '0 ', projects: '2 7' }, sequences: {} },
];

const gzipped = (lines: readonly unknown[]): Buffer =>
  gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

test('a backup that is whole has as many projects as it says', async () => {
  writeFileSync(file, gzipped(LINES));
  expect(await checkBackup(file)).toBe(2);
});

test.each([
  ['without its end', gzipped(LINES.slice(0, -1))],
  ['without a row', gzipped(LINES.toSpliced(4, 1))],
  ['cut off', gzipped(LINES).subarray(0, -20)],
  ['that is empty', Buffer.alloc(0)],
])('a backup %s is none', async (_what, content) => {
  writeFileSync(file, content);
  await expect(checkBackup(file)).rejects.toThrow('De backup is niet heel geworden.');
});

test('a backup that is not there is none', async () => {
  await expect(checkBackup(path.join(folder, 'weg'))).rejects.toThrow(
    'De backup is niet heel geworden.',
  );
});
