import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, expect, test } from '@jest/globals';

import { buildRoot, removeRoots, write } from '../builders/buildRoot.ts';
import { removeEmpty } from './removeEmpty.ts';

afterAll(removeRoots);

/** A folder with one in it that a command has made, and the site in that. */
const madeSite = () => {
  const above = join(buildRoot().root, 'sites');
  const made = join(above, 'nieuw');
  const site = join(made, 'site');
  mkdirSync(site, { recursive: true });
  return { above, made, site };
};

test('what a command made for nothing goes, and what was there before stays', () => {
  const { above, made, site } = madeSite();
  removeEmpty(site, made);
  expect([existsSync(made), existsSync(above)]).toEqual([false, true]);
});

test('what another command made meanwhile stays', () => {
  const { made, site } = madeSite();
  write(join(made, 'andere/release.json'), {});
  removeEmpty(site, made);
  expect([existsSync(site), existsSync(join(made, 'andere/release.json'))]).toEqual([false, true]);
});
