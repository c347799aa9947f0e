import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { trekCertificaatIn } from '../bewijs/certificatenbos.ts';
import { trekSleutelIn } from '../bewijs/sleutelbos.ts';
import { readConfig, type Config } from '../config/config.ts';
import { createInstallatie, type Installatie } from '../testing/buildOndertekenaars.ts';
import { copySecrets, readSecrets, secretsOf } from './restoreSecrets.ts';

const TOEN = new Date('2026-11-01T00:00:00.000Z');
const NU = new Date('2026-11-22T00:00:00.000Z');
const FORMER = '.voor-nu';

const SAVED = await createInstallatie(TOEN);
const [{ kid: KID } = { kid: '' }] = SAVED.sleutelbos.sleutels;
const [{ kid: CERTIFICAAT } = { kid: '' }] = SAVED.certificatenbos.certificaten;

let folder: string;
let backup: string;
let config: Config;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adviestool-geheimen-'));
  backup = path.join(folder, 'backup');
  config = readConfig({ DATA_DIR: path.join(folder, 'data') });
  for (const each of [backup, config.dataDir]) await mkdir(each);
});
afterEach(() => rm(folder, { recursive: true }));

const textsOf = (signKey: string, { sleutelbos, certificatenbos }: Installatie): string[] => [
  signKey,
  JSON.stringify(sleutelbos),
  JSON.stringify(certificatenbos),
];

/** Writes the secrets to the places that they have in a backup, or here. */
const keep = async (where: 'backup' | 'here', texts: readonly string[]): Promise<void> => {
  for (const [index, [name, file]] of secretsOf(config).entries()) {
    await writeFile(where === 'here' ? file : path.join(backup, name), texts[index] ?? '');
  }
};

/** What stands here, or stood here before the backup was put back. */
const readHere = (behind = ''): Promise<string[]> =>
  Promise.all(secretsOf(config).map(([, file]) => readFile(file + behind, 'utf8')));

const putBack = async (): Promise<string[]> => (await readSecrets(config, backup))(FORMER);

const parsed = (texts: readonly string[]): unknown[] =>
  texts.slice(1).map((text): unknown => JSON.parse(text));

test('a backup names the secrets that are not there, but not a key that is a setting', async () => {
  const [signKey, sleutels, certificaten] = secretsOf(config).map(([, file]) => file);
  expect(await copySecrets(config, backup)).toEqual([signKey, sleutels, certificaten]);
  await keep('here', textsOf('nu', SAVED));
  expect(await copySecrets(config, backup)).toEqual([]);
  await rm(signKey ?? '');
  expect(await copySecrets(config, backup)).toEqual([signKey]);
  expect(await copySecrets({ ...config, signKey: 'x'.repeat(32) }, backup)).toEqual([]);
});

describe('[storing 37] secrets of a backup that is put back', () => {
  test('that were withdrawn since stay so, each is told, and what stood here is kept', async () => {
    const sleutelbos = trekSleutelIn(SAVED.sleutelbos, KID, NU) ?? SAVED.sleutelbos;
    const certificatenbos =
      (await trekCertificaatIn(SAVED.certificatenbos, CERTIFICAAT, { naam: 'Proef', now: NU })) ??
      SAVED.certificatenbos;
    const later = textsOf('later', { sleutelbos, certificatenbos });
    await keep('backup', textsOf('toen', SAVED));
    await keep('here', later);
    expect(await putBack()).toEqual([
      'Getallen (advies.json):',
      `  ${KID}  blijft ingetrokken (in de backup nog niet)`,
      `  ${sleutelbos.sleutels[1]?.kid}  niet in de backup, blijft hier`,
      'Bestanden (PDF):',
      `  ${CERTIFICAAT}  blijft ingetrokken (in de backup nog niet)`,
      `  ${certificatenbos.certificaten[1]?.kid}  niet in de backup, blijft hier`,
    ]);
    const here = await readHere();
    expect([here[0], ...parsed(here)]).toEqual(['toen', ...parsed(later)]);
    expect(await readHere(FORMER)).toEqual(later);
  });

  test('that were broken off after the first are put back whole by the next try', async () => {
    const sleutelbos = trekSleutelIn(SAVED.sleutelbos, KID, NU) ?? SAVED.sleutelbos;
    const later = textsOf('later', { ...SAVED, sleutelbos });
    await keep('backup', textsOf('toen', SAVED));
    await keep('here', later);
    const certificaten = secretsOf(config)[2]?.[1] ?? '';
    await rm(certificaten);
    await mkdir(certificaten);
    await expect(putBack()).rejects.toThrow('EISDIR');
    expect(await readFile(secretsOf(config)[0]?.[1] ?? '', 'utf8')).toBe('later');
    await rm(certificaten, { recursive: true });
    await putBack();
    const here = await readHere();
    expect([here[0], ...parsed(here)]).toEqual(['toen', ...parsed(later)]);
  });

  test('that it does not have are missed by name, and those that stand here stay', async () => {
    const here = textsOf('hier', SAVED);
    await keep('here', here);
    const ontbreekt = 'niet in de backup: die van deze installatie blijven';
    expect(await putBack()).toEqual([
      `Getallen (advies.json): ${ontbreekt}`,
      `Bestanden (PDF): ${ontbreekt}`,
      `Ondertekende links: ${ontbreekt}`,
    ]);
    expect(await readHere()).toEqual(here);
  });

  test('that are nowhere are told as such', async () => {
    const told = await putBack();
    expect(told).toHaveLength(3);
    for (const line of told) expect(line).toContain('niet in de backup en niet hier: de eerste');
  });

  test('that cannot be read here are replaced, and what to do is told', async () => {
    await keep('backup', textsOf('toen', SAVED));
    await keep('here', ['hier', '{"sleutels"', '']);
    const told = await putBack();
    expect(told.filter((line) => line.includes('Trek opnieuw in'))).toHaveLength(2);
    expect(parsed(await readHere())).toEqual(parsed(textsOf('toen', SAVED)));
  });

  test('that cannot be read in the backup are refused before anything is put back', async () => {
    const [signKey = '', , bestanden = ''] = textsOf('toen', SAVED);
    await keep('backup', [signKey, '{"sleutels"', bestanden]);
    await expect(readSecrets(config, backup)).rejects.toThrow(
      'In rapportsleutels.json van deze backup staan geen sleutels; er is niets veranderd.',
    );
  });
});
