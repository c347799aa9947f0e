import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

import { lockFolder } from '../database/lockFolder.ts';

jest.setTimeout(120_000);

const RUN = fileURLToPath(new URL('../../run.mjs', import.meta.url));

let folder: string;
let release: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'beheer-'));
  ({ release } = await lockFolder(folder, () => undefined));
});
afterAll(async () => {
  await release();
  await rm(folder, { recursive: true });
});

const run = (...args: string[]): Promise<{ code: unknown; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
    execFile(process.execPath, [RUN, 'beheer', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

test('the embedded database that a server has open is left alone, and a key needs none', async () => {
  const [inUse, key, other] = await Promise.all([
    run('groep', 'maken', '--naam', 'Bouw'),
    run('sleutel', 'maken'),
    run('sleutel', 'maken'),
  ]);
  expect(inUse).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^De gegevensmap is in gebruik\. Stop de server eerst/),
  });
  expect(key).toEqual({ code: 0, stdout: expect.stringMatching(/^[\w-]{43}\n$/), stderr: '' });
  expect(key.stdout).not.toBe(other.stdout);
});
