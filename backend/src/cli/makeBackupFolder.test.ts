import { afterAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { makeBackupFolder } from './makeBackupFolder.ts';

const root = mkdtempSync(path.join(tmpdir(), 'adviestool-backup-'));

afterAll(() => {
  rmSync(root, { recursive: true });
});

test('a folder is of one backup at a time, and the first is whole', async () => {
  const folder = path.join(root, 'samen');
  const made = await makeBackupFolder(folder, async (inside) => {
    writeFileSync(path.join(inside, 'eerste'), '');
    await expect(
      makeBackupFolder(folder, (other) => {
        writeFileSync(path.join(other, 'tweede'), '');
        return Promise.resolve();
      }),
    ).rejects.toThrow(`Een andere opdracht maakt al een backup in ${folder}.`);
    return 'gemaakt';
  });
  expect(made).toBe('gemaakt');
  expect(readdirSync(folder)).toEqual(['eerste']);
  expect(readdirSync(root)).toEqual(['samen']);
});

test('what a killed command left is not in it, and of one that fails nothing is left', async () => {
  const folder = path.join(root, 'opnieuw');
  mkdirSync(`${folder}.deel/backup`, { recursive: true });
  writeFileSync(`${folder}.deel/backup/half`, '');
  await expect(makeBackupFolder(folder, () => Promise.reject(new Error('vol')))).rejects.toThrow(
    'vol',
  );
  expect(readdirSync(root)).not.toContain('opnieuw.deel');
  mkdirSync(`${folder}.deel/backup`, { recursive: true });
  writeFileSync(`${folder}.deel/backup/half`, '');
  await makeBackupFolder(folder, (inside) => {
    writeFileSync(path.join(inside, 'heel'), '');
    return Promise.resolve();
  });
  expect(readdirSync(folder)).toEqual(['heel']);
});
