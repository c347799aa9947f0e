import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';

import { BROWSERS } from './browsers.ts';

const ROOT = join(import.meta.dirname, '../../..');

test.each(['README.md', 'remotes/handleiding/src/hoofdstukken/grenzen.md'])(
  '%s names the browsers that are served',
  (file) => {
    const text = readFileSync(join(ROOT, file), 'utf8').toLowerCase();
    for (const browser of BROWSERS) {
      const [name = '', version = ''] = browser.split(' >= ');
      expect(text).toMatch(new RegExp(`${name}\\b[^.;]*\\b${version.replace('.', '\\.')}\\b`));
    }
  },
);
