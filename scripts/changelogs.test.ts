import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { z } from 'zod';

import { ROOT } from './run.ts';

const packageSchema = z.looseObject({ version: z.string(), private: z.boolean().optional() });

const PACKAGES = globSync('shared/*/package.json', { cwd: ROOT }).map((file) => ({
  folder: dirname(file),
  ...packageSchema.parse(JSON.parse(readFileSync(join(ROOT, file), 'utf8'))),
}));

const changelogOf = (folder: string): string => join(ROOT, folder, 'CHANGELOG.md');

test('every package that is published says what has changed', () => {
  const silent = PACKAGES.filter(
    (each) => each.private !== true && !existsSync(changelogOf(each.folder)),
  );
  expect(silent.map(({ folder }) => folder)).toEqual([]);
});

test.each(PACKAGES.filter(({ folder }) => existsSync(changelogOf(folder))))(
  'the version of $folder stands at the top of its changelog, with what it brings',
  ({ folder, version }) => {
    const [, newest = ''] = readFileSync(changelogOf(folder), 'utf8').split(/^## /m);
    expect(newest.split('\n')[0]).toBe(version);
    expect(newest).toMatch(/^- \S/m);
  },
);
