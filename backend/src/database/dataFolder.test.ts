import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

import { readSignKey } from '../accounts/readSignKey.ts';
import { readSleutelbos } from '../bewijs/sleutelbestand.ts';
import { readConfig } from '../config/config.ts';
import { reasonOf } from './reasonOf.ts';
import { databaseFolders } from '../embedded/databaseFolders.ts';
import { openDatabase } from '../embedded/openDatabase.ts';
import { closeDataFolder, DataFolderError } from './dataFolder.ts';

// A database takes seconds to make, on a busy machine many.
jest.setTimeout(120_000);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adviestool-data-'));
});
afterEach(() => rm(folder, { recursive: true }));

const modeOf = async (file: string): Promise<number> => (await stat(file)).mode & 0o777;

/** What a start says instead of starting. */
const refusalOf = async (run: () => unknown): Promise<string> => {
  try {
    await run();
  } catch (error) {
    return reasonOf(error);
  }
  throw new Error('It was not refused.');
};

const open = async (dataDir = folder): Promise<void> => {
  await (await openDatabase({ databaseUrl: null, dataDir })).close();
};

const signKey = (): Promise<string> => readSignKey({ signKey: null, dataDir: folder });

describe('[storing 39] the data folder', () => {
  test('is made one that others do not enter, new or not', async () => {
    await chmod(folder, 0o755);
    const made = path.join(folder, 'nieuw', 'data');
    for (const each of [folder, made]) await closeDataFolder(each);
    expect(await modeOf(folder)).toBe(0o700);
    expect(await modeOf(made)).toBe(0o700);
  });

  test('that everybody writes to, or that is none, is refused with what to do', async () => {
    await chmod(folder, 0o1777);
    expect(await refusalOf(() => open())).toBe(
      `Everybody writes to the data folder ${folder}. Set DATA_DIR to a folder of its own.`,
    );
    expect(await modeOf(folder)).toBe(0o777);
    const file = path.join(folder, 'bestand');
    await writeFile(file, '');
    expect(await refusalOf(() => open(file))).toMatch(/^The data folder .* \(EEXIST\)\. Make this/);
  });
});

describe('[storing 39] a database', () => {
  test('that lost its PG_VERSION is refused, and no new one is made over it', async () => {
    const rest = path.join(folder, 'database', 'base');
    await mkdir(rest, { recursive: true });
    await writeFile(path.join(rest, '1'), 'projecten');
    expect(await refusalOf(() => open())).toMatch(/ PG_VERSION is missing\. Put a backup in its/);
    expect(await readFile(path.join(rest, '1'), 'utf8')).toBe('projecten');
  });

  test('that is damaged is told in words', async () => {
    await open();
    const { postgres, pglite } = databaseFolders(folder);
    const made = existsSync(postgres) ? postgres : pglite;
    await truncate(path.join(made, 'global', 'pg_control'), 100);
    expect(await refusalOf(() => open())).toMatch(
      /^The database in .* cannot be opened: it is damaged, or of another version of PostgreSQL\. Put/,
    );
  });
});

describe('[storing 39] a secret', () => {
  test.each(['', '   \n', 'te kort', ' '.repeat(40)])(
    'of %j is no key to sign with, in a file or as a setting',
    async (text) => {
      await writeFile(path.join(folder, 'sign-key'), text, { mode: 0o600 });
      expect(await refusalOf(signKey)).toMatch(
        / fewer than 32 characters\. Put the former key back/,
      );
      if (text === '') return;
      expect(await refusalOf(() => readConfig({ SIGN_KEY: text }))).toContain(
        'SIGN_KEY: must have 32 characters or more, for example of: openssl rand -base64 32',
      );
    },
  );

  test('that everybody may read is refused with what to do', async () => {
    const key = await signKey();
    const file = path.join(folder, 'sign-key');
    await chmod(file, 0o644);
    expect(await refusalOf(signKey)).toMatch(/^Everybody on this machine .*chmod 600 /);
    await chmod(file, 0o640);
    expect(await signKey()).toBe(key);
    const keys = path.join(folder, 'rapportsleutels.json');
    await readSleutelbos(keys, new Date());
    await chmod(keys, 0o604);
    expect(await refusalOf(() => readSleutelbos(keys, new Date()))).toMatch(/^Everybody on this/);
  });

  test('that cannot be read is told in words', async () => {
    const keys = path.join(folder, 'rapportsleutels.json');
    await writeFile(keys, '{"sleutels": ', { mode: 0o600 });
    const reading = readSleutelbos(keys, new Date());
    await expect(reading).rejects.toThrow(DataFolderError);
    await expect(reading).rejects.toThrow('holds no keys that can be read. Put a backup');
  });
});
