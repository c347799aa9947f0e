import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';

import { ROOT } from './process/run.ts';

test('every picture that is kept is shown by a document', () => {
  const shown = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT })
    .flatMap((file) => [
      ...readFileSync(join(ROOT, file), 'utf8').matchAll(/screens\/[\w-]+\.webp/g),
    ])
    .map(([name]) => `docs/${name}`);
  expect(globSync('docs/screens/*', { cwd: ROOT })).toEqual([...new Set(shown)].toSorted());
});
