import { afterAll, expect, jest, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { holdSleutels } from '../bewijs/holdSleutels.ts';

// A process starts four times, on a busy machine slowly.
jest.setTimeout(120_000);

const RUN = fileURLToPath(new URL('../../run.mjs', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'adviestool-sleutels-'));
const file = path.join(folder, 'rapportsleutels.json');

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const run = (...args: readonly string[]): Promise<{ code: number; stderr: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [RUN, 'sleutels', ...args],
      { env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, RAPPORT_SLEUTELS: '' } },
      (error, _stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stderr }),
    );
  });

test('keys are changed by one command at a time, and listed meanwhile', async () => {
  expect(await run('lijst')).toEqual({ code: 0, stderr: '' });
  const before = readFileSync(file, 'utf8');
  await holdSleutels({ dataDir: folder, rapportsleutels: null }, async () => {
    expect(await run('wissel')).toEqual({
      code: 2,
      stderr:
        'Een andere opdracht wijzigt de sleutels. Er is niets veranderd: probeer het opnieuw.\n',
    });
    expect(await run('lijst')).toEqual({ code: 0, stderr: '' });
  });
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(await run('wissel')).toEqual({ code: 0, stderr: '' });
  expect(readFileSync(file, 'utf8')).not.toBe(before);
});
