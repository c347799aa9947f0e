import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { catalogusSchema } from '@adviestool/contract/catalogus';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

import { GEVALLEN } from './advies/fixtures/gevallen.ts';

// A process starts in each test, on a busy machine slowly.
jest.setTimeout(120_000);

const RUN = fileURLToPath(new URL('../../run.mjs', import.meta.url));
const FILE = fileURLToPath(new URL('../../../variants/catalogus-voorbeeld.json', import.meta.url));
const GEVONDEN =
  'oud.json: hoekankers[1].id: Verschilt alleen in hoofdletters of spaties van ‘GA-90’.\n';

let folder: string;

/** A catalogue as it could be stored before ids that differ by capitals alone were refused. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'catalogus-'));
  const catalogus = catalogusSchema.parse(JSON.parse(await readFile(FILE, 'utf8')));
  const [eerste, ...rest] = catalogus.hoekankers;
  const hoekankers = [eerste, { ...eerste, id: 'ga-90' }, ...rest];
  const write = (naam: string, document: unknown) =>
    writeFile(path.join(folder, naam), JSON.stringify(document));
  await write('oud.json', { ...catalogus, hoekankers });
  await write('geval.json', GEVALLEN[0]);
  await mkdir(path.join(folder, 'projecten'));
});
afterAll(() => rm(folder, { recursive: true }));

const run = (...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [RUN, ...args], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });

const diff = (oud: string, nieuw: string) =>
  run('catalogus', 'diff', oud, nieuw, '--projecten', 'projecten');

test('what was stored before a rule is compared with, and told', async () => {
  expect(await diff('oud.json', FILE)).toEqual({
    code: 0,
    stdout: `Let op: ${GEVONDEN}0 van 0 adviezen wijzigen, in 0 projecten.\n`,
    stderr: '',
  });
});

test('it can be written as a workbook, and be compared with as one', async () => {
  expect(await run('catalogus', 'sjabloon', 'oud.xlsx', '--van', 'oud.json')).toMatchObject({
    code: 0,
    stdout: `Let op: ${GEVONDEN}Geschreven: oud.xlsx\n`,
  });
  expect(await diff('oud.xlsx', FILE)).toMatchObject({ code: 0 });
  expect(await run('catalogus', 'check', 'oud.xlsx')).toMatchObject({ code: 2 });
});

test('it is calculated with, and told', async () => {
  const { code, stdout, stderr } = await run('advies', 'geval.json', '--catalogus', 'oud.json');
  expect([code, JSON.parse(stdout)]).toEqual([
    0,
    expect.objectContaining({ zijden: expect.anything() }),
  ]);
  expect(stderr.startsWith(`Let op: ${GEVONDEN}`)).toBe(true);
});

test('as a new one it is refused', async () => {
  const refused = { code: 2, stdout: '', stderr: GEVONDEN };
  expect(await run('catalogus', 'check', 'oud.json')).toEqual(refused);
  expect(await diff(FILE, 'oud.json')).toEqual(refused);
});
