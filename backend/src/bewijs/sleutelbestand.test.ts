import { mkdtemp, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { beforeEach, expect, test } from '@jest/globals';

import { readSleutelbos, sleutelbestandOf, writeSleutelbos } from './sleutelbestand.ts';
import { wisselSleutel } from './sleutelbos.ts';

let file: string;
beforeEach(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sleutels-'));
  file = sleutelbestandOf({ dataDir, rapportsleutels: null });
});

const modeOf = async (): Promise<number> => (await stat(file)).mode & 0o777;

test('the first that asks for the keys makes them, for its owner alone', async () => {
  const [een, ander] = await Promise.all([
    readSleutelbos(file, new Date()),
    readSleutelbos(file, new Date()),
  ]);
  expect(een.sleutels).toHaveLength(1);
  expect(ander).toEqual(een);
  expect(await readSleutelbos(file, new Date())).toEqual(een);
  expect(await modeOf()).toBe(0o600);
});

test('keys that are written count for the next reader, and stay for their owner alone', async () => {
  const nieuw = wisselSleutel(await readSleutelbos(file, new Date()), new Date());
  await writeSleutelbos(file, nieuw);
  expect(await readSleutelbos(file, new Date())).toEqual(nieuw);
  expect(await modeOf()).toBe(0o600);
});

test('the file of the environment goes before the data folder', () => {
  expect(sleutelbestandOf({ dataDir: '/gegevens', rapportsleutels: '/geheim/sleutels.json' })).toBe(
    '/geheim/sleutels.json',
  );
});

test('a file that holds no keys is an error, and is left as it is', async () => {
  await writeFile(file, '{"sleutels": [{}]}', { mode: 0o600 });
  await expect(readSleutelbos(file, new Date())).rejects.toThrow(/holds no keys that can be read/);
});
