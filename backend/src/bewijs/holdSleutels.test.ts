import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { awaitSleutels } from './holdSleutels.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'adviestool-sleutels-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

test('of many who wait for the keys each has them alone, and gets them', async () => {
  let inside = 0;
  const found: number[] = [];
  const waiters = Array.from({ length: 6 }, () =>
    awaitSleutels({ dataDir, rapportsleutels: null }, async () => {
      inside += 1;
      found.push(inside);
      await setTimeout(20);
      inside -= 1;
    }),
  );
  await Promise.all(waiters);
  expect(found).toEqual([1, 1, 1, 1, 1, 1]);
  // Taken away, it would let who had opened it in beside who makes it anew.
  const slot = path.join(dataDir, 'rapportsleutels.json.slot');
  expect(await readdir(slot)).toEqual(['adviestool.lock']);
}, 30_000);
