import { afterAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { holdSleutels } from '../bewijs/holdSleutels.ts';

const RUN = fileURLToPath(new URL('../../run.mjs', import.meta.url));
const root = mkdtempSync(path.join(tmpdir(), 'adviestool-backup-'));

afterAll(() => {
  rmSync(root, { recursive: true });
});

const cli = (dataDir: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [RUN, 'backup', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
  });
  return { status, stdout, stderr };
};

const refused = (folder: string) => ({
  status: 1,
  stdout: '',
  stderr: `There is no database in ${folder}. Set DATA_DIR to the data folder of the backend.\n`,
});

test('a folder without a database has no backup, and gets nothing', () => {
  const mistyped = path.join(root, 'dtaa');
  expect(cli(mistyped, 'backup', '--naar', path.join(root, 'naar'))).toEqual(refused(mistyped));
  expect(existsSync(mistyped)).toBe(false);
  const bare = path.join(root, 'leeg');
  mkdirSync(path.join(bare, 'postgres'), { recursive: true });
  expect(cli(bare, 'backup')).toEqual(refused(bare));
  expect(readdirSync(path.join(bare, 'postgres'))).toEqual([]);
  expect(existsSync(path.join(root, 'naar'))).toBe(false);
});

test('a backup is put back in the data folder alone', () => {
  const data = path.join(root, 'data');
  const { status, stderr } = cli(data, 'restore', root, '--naar', path.join(root, 'elders'));
  expect(stderr).toContain(`alleen teruggezet in de datamap, ${data}.`);
  expect(status).toBe(1);
});

test('a backup is not looked at, and nothing is moved, while a command has the keys', async () => {
  const data = path.join(root, 'bezet');
  const { status, stderr } = await holdSleutels({ dataDir: data, rapportsleutels: null }, () =>
    Promise.resolve(cli(data, 'restore', root)),
  );
  expect(stderr).toMatch(/^Een andere opdracht wijzigt de sleutels\. Er is niets veranderd/);
  expect(status).toBe(1);
}, 60_000);
