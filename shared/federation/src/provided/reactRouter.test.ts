import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';

const root = join(import.meta.dirname, '../../../..');

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/ as .*$/, ''))
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );

test('everything that hosts and remotes take from react-router is provided', () => {
  const provided = namesIn(
    readFileSync(join(import.meta.dirname, 'reactRouter.ts'), 'utf8'),
    /export \{([^}]*)\} from/g,
  );
  const used = globSync('{hosts,remotes}/*/src/**/*.{ts,tsx}', {
    cwd: root,
    ignore: ['**/*.test.*'],
  }).flatMap((file) =>
    namesIn(readFileSync(join(root, file), 'utf8'), /import \{([^}]*)\} from 'react-router'/g),
  );
  expect(used).not.toHaveLength(0);
  expect(used.filter((name) => !provided.includes(name))).toEqual([]);
});
