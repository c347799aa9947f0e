import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { REKENMODEL_VERSIE } from '@adviestool/domain/rekenen/rekenmodelVersie';
import { publishedHostSchema } from '@adviestool/federation/hostDocument';
import { expect, test } from '@jest/globals';

import { makeHostPackage } from './makeHostPackage.ts';

test('what is published of a host says by which model its product calculates', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  const target = await makeHostPackage(folder);
  const { remotes } = publishedHostSchema.parse(
    JSON.parse(readFileSync(join(target, 'dist/host.json'), 'utf8')),
  );
  rmSync(folder, { recursive: true });
  expect(remotes.flatMap(({ rekenmodel }) => rekenmodel ?? [])).toEqual([REKENMODEL_VERSIE]);
});
