import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';

import { PUBLISHED } from './packages/published.ts';
import { readManifest } from './packages/versions.ts';
import { ROOT } from './process/run.ts';

test.each(PUBLISHED)(
  'the version of $name stands at the top of its changelog, with what it brings',
  ({ name }) => {
    const text = readFileSync(join(ROOT, 'shared', name, 'CHANGELOG.md'), 'utf8');
    const [, newest = ''] = text.split(/^## /m);
    expect(newest.split('\n')[0]).toBe(readManifest(name).version);
    expect(newest).toMatch(/^- \S/m);
  },
);
