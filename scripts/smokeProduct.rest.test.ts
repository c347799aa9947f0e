import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { assemble } from '@adviestool/federation/deploy/assemble';
import { localParts } from '@adviestool/federation/assemble/parts';
import { smokeReleases } from '@adviestool/federation/smoke/smokeReleases';
import { afterAll, expect, jest, test } from '@jest/globals';

import { ROOT } from './process/run.ts';

// Half a second for each page, on a machine that does nothing else.
jest.setTimeout(600_000);

const site = mkdtempSync(join(tmpdir(), 'adviestool-'));

afterAll(() => rmSync(site, { recursive: true }));

test('every page and place of the product is seen before its host is switched to, without a backend', async () => {
  const { release, remotes } = assemble({
    root: ROOT,
    site,
    variantId: 'main',
    parts: localParts(ROOT),
    compresses: false,
    isFirst: true,
  });
  const { count, unseen } = await smokeReleases({ site, releases: [release], parts: ['host'] });
  expect(unseen).toEqual([]);
  expect(count).toBeGreaterThan(Object.keys(remotes).length);
});
