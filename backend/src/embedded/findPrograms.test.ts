import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@jest/globals';
import { z } from 'zod';

import { findPrograms, packageFor, usablePrograms } from './findPrograms.ts';

const { optionalDependencies } = z
  .object({ optionalDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8')));

test.each([
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
])('the package for %s on %s is one that the backend may install', (platform, arch) => {
  expect(Object.keys(optionalDependencies)).toContain(packageFor(platform, arch));
});

test('of this system the programs are there', async () => {
  const programs = await findPrograms();
  expect(Object.values(programs ?? {}).map((file) => existsSync(file))).toEqual([true, true]);
});

test.each([
  ['an ordinary user of Linux', { platform: 'linux', getuid: (): number => 1000 }, true],
  ['root', { platform: 'linux', getuid: (): number => 0 }, false],
  ['Windows, which has no such number', { platform: 'win32' }, false],
] as const)('%s runs them: %j', async (_who, system, runs) => {
  expect((await usablePrograms(system)) !== null).toBe(runs);
});
