import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';

import { PUBLISHED } from './packages/published.ts';
import { ROOT } from './process/run.ts';

const FOLDERS = ['hosts/shell', ...PUBLISHED.map(({ name }) => `shared/${name}`)];

test.each(FOLDERS)(
  'the version of %s stands at the top of its changelog, with what it brings',
  (folder) => {
    const text = readFileSync(join(ROOT, folder, 'CHANGELOG.md'), 'utf8');
    const [, newest = ''] = text.split(/^## /m);
    const { version }: { version: string } = JSON.parse(
      readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
    );
    expect(newest.split('\n')[0]).toBe(version);
    expect(newest).toMatch(/^- \S/m);
  },
);
